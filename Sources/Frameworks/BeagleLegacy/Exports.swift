// Re-exports Beagle, because all other declarations come from there.
@_exported import Beagle
