public import Beagle

/// Keeps answers for later (Beagle iOS 1.9, DependencyCacheManager.swift). It is kept and not asked: requests are sent
/// each time.
public protocol CacheManagerProtocol {
    /// Keeps an answer.
    func addToCache(_ reference: CacheReference)
    /// The answer that is kept under a name.
    func getReference(identifiedBy id: String) -> CacheReference?
    /// Whether an answer is still good.
    func isValid(reference: CacheReference) -> Bool
}

/// An answer that is kept (Beagle iOS 1.9, CacheReference.swift).
public struct CacheReference: Sendable {
    /// What it is kept under.
    public let identifier: String
    /// The answer's bytes.
    public let data: Data
    /// What the backend calls this version of it.
    public let hash: String
    /// For how many seconds it is good; nil where nobody said.
    public let maxAge: Int?
    /// When it was kept.
    public let timeOfCreation: Date

    /// An answer to keep.
    public init(identifier: String, data: Data, hash: String, maxAge: Int? = nil, timeOfCreation: Date = Date()) {
        self.identifier = identifier
        self.data = data
        self.hash = hash
        self.maxAge = maxAge
        self.timeOfCreation = timeOfCreation
    }
}

/// Fetches destinations ahead (Beagle iOS 1.9, BeaglePrefetchHelper.swift).
public typealias BeaglePrefetchHelping = PrefetchHelperProtocol
