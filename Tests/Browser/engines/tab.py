"""What a browser that Playwright does not drive can be asked: the few things that everything else is made of."""

from abc import ABC, abstractmethod


class Tab(ABC):
    """One page of such a browser."""

    @abstractmethod
    def evaluate(self, function, *arguments):
        """What a JavaScript function answers to values of JSON; a promise is waited for."""

    @abstractmethod
    def act(self, *sources):
        """Presses, moves and types, as WebDriver's sources of actions say it."""

    @abstractmethod
    def open(self, address): ...

    @abstractmethod
    def reload(self): ...

    @abstractmethod
    def travel(self, steps):
        """Goes back, or forward, in what was shown here."""

    @abstractmethod
    def resize(self, width, height):
        """Makes the room that the page has so large."""

    @abstractmethod
    def picture(self):
        """What is seen now, as the bytes of a PNG."""

    @abstractmethod
    def close(self): ...
