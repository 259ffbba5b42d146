// Everything that this module does not shadow comes from Beagle.
@_exported import Beagle
