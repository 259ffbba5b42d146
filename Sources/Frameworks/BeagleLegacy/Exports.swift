// What is not shadowed here is Beagle's own.
@_exported import Beagle
