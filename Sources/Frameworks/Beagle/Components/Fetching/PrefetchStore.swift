import HeadlessUIKit

/// Answers that were fetched before anyone asked for them, for the whole application.
///
/// An answer is used once, and only where the whole request is the same: URL, method, headers and body. Who asks while
/// it is still under way joins that request instead of sending a second one. Failures are not kept. (Beagle iOS 2.1,
/// PrefetchHelper.swift, knows the URL alone and joins nobody.)
package final class PrefetchStore {
    private var entries: [Entry] = []

    /// Answers kept and requests under way, together.
    private static let mostEntries = 16
    /// Bytes of answers kept; the oldest go first.
    private static let mostBytes = 2 * 1_024 * 1_024

    private struct Entry {
        let key: RequestKey
        let state: State
    }

    private enum State {
        case underway(SharedFetch)
        case ready(NetworkResponse)

        /// The size of what is kept; nothing for what is still to come.
        var bytes: Int? {
            switch self {
            case .underway: nil
            case .ready(let response): response.data.count
            }
        }
    }

    /// What there is for a request.
    package enum Find {
        case nothing
        case ready(NetworkResponse)
        case underway(SharedFetch)
    }

    /// A store with nothing in it.
    package init() {}

    /// The running application's store.
    package static var current: PrefetchStore { UIApplication.shared.values[PrefetchStoreKey.self] }

    /// What there is for a request; an answer that is ready is gone afterwards.
    package func take(_ key: RequestKey) -> Find {
        guard let place = entries.firstIndex(where: { $0.key == key }) else { return .nothing }
        switch entries[place].state {
        case .underway(let fetch): return .underway(fetch)
        case .ready(let response):
            entries.remove(at: place)
            return .ready(response)
        }
    }

    /// Fetches ahead, unless that is being done or was done. The token takes the wish back; `answered` is called when
    /// it has come true or failed.
    package func prefetch(
        _ path: String, _ additionalData: HttpAdditionalData?, answered: @escaping () -> Void
    ) -> (any RequestToken)? {
        guard let key = RequestKey(path, additionalData) else { return nil }
        switch entries.first(where: { $0.key == key })?.state {
        case .ready: return nil
        case .underway(let fetch): return fetch.wish(answered)
        case nil: break
        }
        guard makeRoom() else {
            BeagleNote.ignored(reason: "\(path) is not fetched ahead: enough is under way already").record()
            return nil
        }
        let fetch = SharedFetch { [weak self] end in self?.ended(key, end) }
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

    private func ended(_ key: RequestKey, _ end: SharedFetch.End) {
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

/// A request in all that makes it what it is.
package struct RequestKey: Hashable {
    private let url: String
    private let method: HTTPMethod
    private let headers: [String: String]
    private let body: Data?

    /// The request for a path as it would be sent now; nil when no URL can be built.
    package init?(_ path: String, _ additionalData: HttpAdditionalData?) {
        guard let url = SessionNetwork.urlBuilder.build(path: path) else { return nil }
        self.url = url.absoluteString
        method = additionalData?.method ?? .get
        headers = additionalData?.headers ?? [:]
        body = additionalData?.bodyData
    }
}
