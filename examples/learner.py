"""A small network that plays: what it sees goes in, a policy and a forecast come out.

Trained by proximal policy optimisation (PPO); actions that are not legal are masked out.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from branchline.env.observation_layout import Layout

CLIP = 0.2
EPOCHS = 2
MINIBATCH = 2048
FORECAST = 0.5


class Network(nn.Module):
    """Two hidden layers, shared by the policy and the forecast of the final margin.

    Actions about the same thing share what is learnt of it: a card is worth the same in every
    place of the row, and a track however it is paid for.
    """

    def __init__(self, layout: Layout, width: int = 128) -> None:
        super().__init__()
        game = layout.notation.game
        scale = 1.0 / np.maximum(layout.high, 1).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(scale))
        self.row = layout.spans["row"]
        tracks = np.zeros((game.board.n_tracks, game.n_actions), np.float32)
        for number, track in enumerate(game.track_of):
            tracks[track, game.claim_action + number] = 1
        self.register_buffer("claims", torch.from_numpy(tracks))
        self.body = nn.Sequential(
            nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actions = nn.Linear(width, game.n_actions)
        self.cards = nn.Linear(width, self.row.shape[1])
        self.tracks = nn.Linear(width, game.board.n_tracks)
        self.forecast = nn.Linear(width, 1)
        for layer in (self.actions, self.cards, self.tracks):
            nn.init.zeros_(layer.weight)  # start by choosing at random

    def forward(
        self, observations: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of each action's probability, and the forecast."""
        seen = observations.float() * self.scale
        hidden = self.body(seen)
        row = seen[:, self.row.slice].reshape(-1, *self.row.shape)
        takes = (row * self.cards(hidden)[:, None]).sum(2)
        logits = self.actions(hidden) + self.tracks(hidden) @ self.claims
        logits = logits + functional.pad(takes, (0, logits.shape[1] - takes.shape[1]))
        logits = logits.masked_fill(masks == 0, -1e9)
        return functional.log_softmax(logits, dim=1), self.forecast(hidden).squeeze(1)


class Learner:
    """The network and how it improves."""

    def __init__(self, layout: Layout, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # threads of so small a network wait for each other more than work
        self.network = Network(layout)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=1e-3, eps=1e-5)

    @torch.no_grad()
    def choose(
        self, observations: np.ndarray, masks: np.ndarray, best: bool = False
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return an action per row, by chance or the best, its log probability and the forecast."""
        logs, forecasts = self.network(torch.tensor(observations), torch.tensor(masks))
        # The largest of the logs plus Gumbel noise is a draw from the policy.
        noise = 0 if best else -torch.log(-torch.log(torch.rand_like(logs)))
        actions = (logs + noise).argmax(1)
        chosen = logs.gather(1, actions[:, None]).squeeze(1)
        return actions.numpy(), chosen.numpy(), forecasts.numpy()

    def learn(self, batch: dict[str, np.ndarray], rate: float, variety: float) -> None:
        """Improve on a batch of decisions, at a learning rate, with a weight for variety."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        data = {name: torch.from_numpy(array) for name, array in batch.items()}
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(data["actions"])).split(MINIBATCH):
                loss = self.loss({name: data[name][rows] for name in data}, variety)
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()

    def loss(self, part: dict[str, torch.Tensor], variety: float) -> torch.Tensor:
        """Return what to make small: bad choices, bad forecasts, too little variety."""
        logs, forecasts = self.network(part["observations"], part["masks"])
        chosen = logs.gather(1, part["actions"][:, None]).squeeze(1)
        gain = part["advantages"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = (chosen - part["logs"]).exp()
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        error = functional.mse_loss(forecasts, part["returns"])
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        return -better + FORECAST * error - variety * entropy

    def save(self, path: str) -> None:
        """Write the network to a file."""
        torch.save(self.network.state_dict(), path)
