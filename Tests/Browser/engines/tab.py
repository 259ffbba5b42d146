"""The interface to a browser that Playwright does not drive: the few commands that everything else is built on."""

from abc import ABC, abstractmethod


class Tab(ABC):
    """One page of a browser that is not Chromium."""

    @abstractmethod
    def evaluate(self, function, *arguments):
        """Returns the result of a JavaScript function for JSON values. Waits for a promise."""

    @abstractmethod
    def act(self, *sources):
        """Performs presses, movements and keys, as input sources of WebDriver."""

    @abstractmethod
    def open(self, address): ...

    @abstractmethod
    def reload(self): ...

    @abstractmethod
    def travel(self, steps):
        """Goes back, or forward, in the history."""

    @abstractmethod
    def resize(self, width, height):
        """Sets the size of the page's viewport."""

    @abstractmethod
    def picture(self):
        """Returns a screenshot as PNG data."""

    @abstractmethod
    def close(self): ...
