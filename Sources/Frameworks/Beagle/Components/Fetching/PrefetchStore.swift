import HeadlessUIKit

/// The app's cache of prefetched responses.
///
/// A response is used once, and only for an identical request: same URL, method, headers and body. A request that is
/// identical to a pending one joins it instead of being sent. Failures are not stored. (Beagle iOS 2.1,
/// PrefetchHelper.swift, compares only the URL and joins no requests.)
package final class PrefetchStore {
    private var entries: [Entry] = []

    /// The maximum number of stored responses and pending requests together.
    private static let mostEntries = 16
    /// The maximum size of all stored responses in bytes; the oldest are removed first.
    private static let mostBytes = 2 * 1_024 * 1_024

    private struct Entry {
        let key: RequestKey
        let state: State
    }

    private enum State {
        case underway(SharedFetch)
        case ready(NetworkResponse)

        /// The size of a stored response in bytes; nil for a pending request.
        var bytes: Int? {
            switch self {
            case .underway: nil
            case .ready(let response): response.data.count
            }
        }
    }

    /// The result of a lookup.
    package enum Find {
        case nothing
        case ready(NetworkResponse)
        case underway(SharedFetch)
    }

    package init() {}

    package static var current: PrefetchStore { AppEnvironment.current.values[PrefetchStoreKey.self] }

    /// Looks a request up. A stored response is removed from the cache.
    package func consume(_ key: RequestKey) -> Find {
        guard let place = entries.firstIndex(where: { $0.key == key }) else { return .nothing }
        switch entries[place].state {
        case .underway(let fetch): return .underway(fetch)
        case .ready(let response):
            entries.remove(at: place)
            return .ready(response)
        }
    }

    /// Prefetches a response, unless an identical request is stored or pending.
    ///
    /// - Parameter answered: Called when the request has succeeded or failed.
    /// - Returns: A token that withdraws the prefetch; nil if there is nothing to withdraw, because no request is sent
    ///   or joined.
    package func prefetch(
        _ path: String, additionalData: HttpAdditionalData?, answered: @escaping () -> Void
    ) -> (any RequestToken)? {
        guard let key = RequestKey(path, additionalData: additionalData) else { return nil }
        switch entries.first(where: { $0.key == key })?.state {
        case .ready: return nil
        case .underway(let fetch): return fetch.wish(answered)
        case nil: break
        }
        guard makeRoom() else {
            BeagleMessage.ignored(reason: "\(path) is not fetched ahead: enough is under way already").record()
            return nil
        }
        let fetch = SharedFetch { [weak self] end in self?.finish(key, with: end) }
        entries.append(Entry(key: key, state: .underway(fetch)))
        let token = fetch.wish(answered)
        fetch.token = RequestDispatcher().execute(
            path: path, additionalData: additionalData, purpose: .prefetch, completion: fetch.finish)
        return token
    }

    private func makeRoom() -> Bool {
        while entries.count >= Self.mostEntries {
            guard dropOldest() else { return false }
        }
        return true
    }

    private func finish(_ key: RequestKey, with end: SharedFetch.End) {
        entries.removeAll { $0.key == key }
        guard case .unused(.success(let response)) = end else { return }
        entries.append(Entry(key: key, state: .ready(response)))
        while entries.reduce(0, { $0 + ($1.state.bytes ?? 0) }) > Self.mostBytes, dropOldest() {}
    }

    private func dropOldest() -> Bool {
        guard let oldest = entries.firstIndex(where: { $0.state.bytes != nil }) else { return false }
        entries.remove(at: oldest)
        return true
    }
}

private enum PrefetchStoreKey: ApplicationKey {
    static var defaultValue: PrefetchStore { PrefetchStore() }
}

/// The properties by which identical requests are recognized.
package struct RequestKey: Hashable {
    private let url: String
    private let method: HTTPMethod
    private let headers: [String: String]
    private let body: Data?

    /// Creates the key of the request that would be sent now for `path`; nil if no URL can be built.
    package init?(_ path: String, additionalData: HttpAdditionalData?) {
        guard let url = SessionNetwork.urlBuilder.build(path: path) else { return nil }
        self.url = url.absoluteString
        method = additionalData?.method ?? .get
        headers = additionalData?.headers ?? [:]
        body = additionalData?.bodyData
    }
}
