public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Replaces `URLCache`: responses that the app stored, in memory.
///
/// The shared cache belongs to the session, and is empty when it begins. Foundation's shared cache on Linux is on disk,
/// would be shared by all sessions, and ignores the query of a URL.
open class SessionURLCache: URLCache, @unchecked Sendable {  // the app's turns run one at a time
    private struct Entry {
        let response: CachedURLResponse
        let date: Date
        var size: Int { response.data.count }
    }

    private var entries: [String: Entry] = [:]
    /// The keys of the entries, least recently used first.
    private var order: [String] = []
    private var memory: Int
    private var disk: Int

    private enum SharedKey: ApplicationKey {
        static var defaultValue: URLCache? { nil }
    }

    public override init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
        (memory, disk) = (memoryCapacity, diskCapacity)
        // Foundation's own cache stays empty. It gets a path at which it cannot make a folder.
        super.init(memoryCapacity: 0, diskCapacity: 0, diskPath: "/dev/null/none")
    }

    public convenience init() { self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil) }

    /// Creates a cache. `directory` has no effect.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }

    /// The cache of the session.
    open override class var shared: URLCache {
        get {
            let environment = AppEnvironment.current
            if let known = environment.values[SharedKey.self] { return known }
            let new = SessionURLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)
            environment.values[SharedKey.self] = new
            return new
        }
        set { AppEnvironment.current.values[SharedKey.self] = newValue }
    }

    // MARK: - Responses

    open override func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        guard let key = Self.key(request), let entry = entries[key] else { return nil }
        order.removeAll { $0 == key }
        order.append(key)
        return entry.response
    }

    /// Stores a response, unless it is larger than the cache. The least recently used responses are evicted if there is
    /// no space.
    open override func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        guard let key = Self.key(request), cachedResponse.storagePolicy != .notAllowed else { return }
        remove(key)
        guard cachedResponse.data.count <= memory + disk else { return }
        entries[key] = Entry(response: cachedResponse, date: _now())
        order.append(key)
        makeRoom()
    }

    open override func removeCachedResponse(for request: URLRequest) { if let key = Self.key(request) { remove(key) } }

    open override func removeAllCachedResponses() { (entries, order) = ([:], []) }

    /// Removes the responses stored at or after a date, by the session's clock.
    open override func removeCachedResponses(since date: Date) {
        for (key, entry) in entries where entry.date >= date { remove(key) }
    }

    // MARK: - Responses of tasks

    open override func storeCachedResponse(
        _ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask
    ) {
        if let request = dataTask.currentRequest { storeCachedResponse(cachedResponse, for: request) }
    }

    /// Calls the completion handler after the current turn.
    open override func getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        let response = dataTask.currentRequest.flatMap { cachedResponse(for: $0) }
        MainQueue.async { completionHandler(response) }
    }

    open override func removeCachedResponse(for dataTask: URLSessionDataTask) {
        if let request = dataTask.currentRequest { removeCachedResponse(for: request) }
    }

    // MARK: - Sizes

    open override var memoryCapacity: Int {
        get { memory }
        set {
            memory = newValue
            makeRoom()
        }
    }

    open override var diskCapacity: Int {
        get { disk }
        set {
            disk = newValue
            makeRoom()
        }
    }

    /// The size of all stored responses.
    open override var currentMemoryUsage: Int { entries.values.reduce(0) { $0 + $1.size } }

    /// Always 0.
    open override var currentDiskUsage: Int { 0 }

    private func makeRoom() {
        var size = currentMemoryUsage
        while size > memory + disk, let oldest = order.first {
            size -= entries[oldest]?.size ?? 0
            remove(oldest)
        }
    }

    private func remove(_ key: String) {
        entries[key] = nil
        order.removeAll { $0 == key }
    }

    /// Returns the URL without its fragment.
    private static func key(_ request: URLRequest) -> String? {
        request.url?.absoluteString.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first
            .map(String.init)
    }
}
