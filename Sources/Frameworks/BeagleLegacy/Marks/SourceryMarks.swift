/// Marks a type for Sourcery, which writes its `init(from:)` (Beagle iOS 1.9, SourceryProtocols.swift).
public protocol AutoDecodable: Decodable {}

/// Marks a type for Sourcery, which writes its `==`.
public protocol AutoEquatable {}

/// Marks a type for Sourcery, which writes its initializer.
public protocol AutoInitiable {}

/// Marks a type for Sourcery, which writes both of its initializers.
public protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}
