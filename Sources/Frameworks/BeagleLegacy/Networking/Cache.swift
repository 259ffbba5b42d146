public import Beagle

/// A response cache (Beagle iOS 1.9, DependencyCacheManager.swift). Never called; every request is sent.
public protocol CacheManagerProtocol {
    func addToCache(_ reference: CacheReference)
    func getReference(identifiedBy id: String) -> CacheReference?
    func isValid(reference: CacheReference) -> Bool
}

/// A cached response (Beagle iOS 1.9, CacheReference.swift).
public struct CacheReference: Sendable {
    public let identifier: String
    public let data: Data
    /// The backend's name for this version of the response.
    public let hash: String
    /// The maximum age in seconds, nil if there is none.
    public let maxAge: Int?
    public let timeOfCreation: Date

    public init(identifier: String, data: Data, hash: String, maxAge: Int? = nil, timeOfCreation: Date = Date()) {
        self.identifier = identifier
        self.data = data
        self.hash = hash
        self.maxAge = maxAge
        self.timeOfCreation = timeOfCreation
    }
}

/// Fetches the targets of navigation in advance (Beagle iOS 1.9, BeaglePrefetchHelper.swift).
public typealias BeaglePrefetchHelping = PrefetchHelperProtocol
