/// A marker for Sourcery, which generates `init(from:)` (Beagle iOS 1.9, SourceryProtocols.swift).
public protocol AutoDecodable: Decodable {}

/// A marker for Sourcery, which generates `==`.
public protocol AutoEquatable {}

/// A marker for Sourcery, which generates the initializer.
public protocol AutoInitiable {}

/// A marker for Sourcery, which generates both initializers.
public protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}
