/** Signs of the interface, drawn in a square of 24; `--hole` is the ground showing through. */

export const ICONS = {
  menu: '<path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  hint: '<path d="M9 17.5c0-2-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5.5-3 7.5zM9.5 21h5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  build: '<path d="M3 18.5h18M5.5 18.5V21M10 18.5V21M14 18.5V21M18.5 18.5V21" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M5 15V8h14v7z" fill="currentColor"/><path d="M8 10h3v2.5H8zM13 10h3v2.5h-3z" fill="var(--hole,#fff)"/>',
  help: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.3 9.5a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 1.9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="17" r="1.2" fill="currentColor"/>',
  ticket: '<path d="M3 7.5h18v3a1.6 1.6 0 0 0 0 3.2v3H3v-3a1.6 1.6 0 0 0 0-3.2z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M15 8v8.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 2.4"/>',
  cards: '<rect x="3" y="6" width="10" height="14" rx="2" transform="rotate(-8 8 13)" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><rect x="10" y="4" width="10" height="14" rx="2" transform="rotate(8 15 11)" fill="var(--hole,none)" stroke="currentColor" stroke-width="1.8"/>',
  people: '<circle cx="8.5" cy="8" r="3.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M2.5 19c.6-4 3-5.5 6-5.5s5.4 1.5 6 5.5M15.5 5.2a3.2 3.2 0 0 1 0 5.8M17.5 13.8c2.2.6 3.6 2.2 4 5.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  log: '<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  tech: '<path d="M10.2 5.3L10.4 2.5L13.6 2.5L13.8 5.3L15.4 6L17.5 4.2L19.8 6.5L18 8.6L18.7 10.2L21.5 10.4L21.5 13.6L18.7 13.8L18 15.4L19.8 17.5L17.5 19.8L15.4 18L13.8 18.7L13.6 21.5L10.4 21.5L10.2 18.7L8.6 18L6.5 19.8L4.2 17.5L6 15.4L5.3 13.8L2.5 13.6L2.5 10.4L5.3 10.2L6 8.6L4.2 6.5L6.5 4.2L8.6 6.0z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  whole: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  minus: '<path d="M5 12h14" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  close: '<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2" fill="currentColor"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  clock: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 7v5l3.5 2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  flag: '<path d="M6 21V4M6 4.5h11l-2.5 3.5L17 11.5H6" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  file: '<path d="M6 3h8l4 4v14H6zM14 3v4h4M12 18v-7M9 13.5l3-3 3 3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  share: '<path d="M12 3v12M8 6.5L12 3l4 3.5M5 12v8h14v-8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M8 5l11 7-11 7z" fill="currentColor"/>',
  prev: '<path d="M17 5L8 12l9 7zM6 5v14" fill="currentColor" stroke="currentColor" stroke-width="1.8"/>',
  next: '<path d="M7 5l9 7-9 7zM18 5v14" fill="currentColor" stroke="currentColor" stroke-width="1.8"/>',
  back: '<path d="M14.5 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor"/><path d="M15 9a4.5 4.5 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  train: '<path d="M6 3.5h12a2 2 0 0 1 2 2V15a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 15V5.5a2 2 0 0 1 2-2z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 11h16M8 21l1.5-3.5M16 21l-1.5-3.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  star: '<path d="M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" fill="currentColor"/>',
  route: '<circle cx="5" cy="18" r="2.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="19" cy="6" r="2.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M7.5 18H15a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 2.6"/>',
  globe: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" fill="currentColor"/>',
  learn: '<path d="M3 6c4-1.5 7-.8 9 1.2C14 5.2 17 4.5 21 6v13c-4-1.5-7-.8-9 1.2-2-2-5-2.7-9-1.2zM12 7.2v13" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  bolt: '<path d="M13 2.5L5 14h5.5L10 21.5 19 9.5h-6z" fill="currentColor"/>',
  eye: '<path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="12" r="3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  silent: '<path d="M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  undo: '<path d="M9 7H15a5 5 0 0 1 0 10H8M9 7l3.5-3.5M9 7l3.5 3.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  speech: '<path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  mute: '<path d="M4 5h16v11H11l-5 4v-4H4zM3 3l18 18" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;
export type IconName = keyof typeof ICONS;

/** The sign of the product, in a box from 4 −2 to 48 48: a main line with a branch that make a b. */
export const MARK =
  '<path d="M16 6v36" stroke="currentColor" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M16 34c0-9 6-12 12-12 7 0 11 5 11 10s-4 10-11 10-12-3-12-8" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/><path d="M16 9v30" stroke="var(--paper)" stroke-width="1.6" stroke-dasharray="2.6 3.2" fill="none"/><path d="M17 33c1-7 6-9 11-9 6 0 9 4 9 8s-3 8-9 8-10-2-11-6" fill="none" stroke="var(--paper)" stroke-width="1.6" stroke-dasharray="2.6 3.2"/><circle cx="16" cy="6" r="4.6" fill="var(--card)" stroke="var(--rust)" stroke-width="2"/><circle cx="16" cy="6" r="1.7" fill="var(--rust)"/><circle cx="39" cy="32" r="4.6" fill="var(--card)" stroke="var(--rust)" stroke-width="2"/><circle cx="39" cy="32" r="1.7" fill="var(--rust)"/>';
