/// A value of a registered type in a document: a component or an action (Beagle iOS 2.1, Coder.swift).
public protocol BeagleCodable: Codable {}
