/** The picture under the map, kept in the browser's database: pictures are too large for its other memory. */

/** A picture under the map: where its middle is on the plane, how wide it is there, and how it is turned. */
export interface Picture {
  file: Blob;
  address: string;
  x: number;
  y: number;
  width: number;
  turn: number;
  opacity: number;
}
const DATABASE = "branchline-studio";
const STORE = "underlay";
const ONLY = "picture";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Keep the picture, or that there is none. A browser that keeps nothing shows it until the page is left. */
export async function keepPicture(picture: Picture | null): Promise<void> {
  try {
    if (!picture) return void (await within("readwrite", (store) => store.delete(ONLY)));
    const { address: _, ...kept } = picture;
    await within("readwrite", (store) => store.put(kept, ONLY));
  } catch {
    // no room, or a window that keeps nothing
  }
}

/** The picture that was kept. */
export async function keptPicture(): Promise<Picture | null> {
  try {
    const kept = await within<Omit<Picture, "address"> | undefined>("readonly", (store) => store.get(ONLY) as IDBRequest<Omit<Picture, "address"> | undefined>);
    return kept ? { ...kept, address: URL.createObjectURL(kept.file) } : null;
  } catch {
    return null;
  }
}
