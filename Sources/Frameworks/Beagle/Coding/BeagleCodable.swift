/// What a document can hold under a registered name: a component or an action (Beagle iOS 2.1, Coder.swift).
public protocol BeagleCodable: Codable {}
