/// Keeps what forms of one group collected (Beagle iOS 1.9, FormDataStoreHandler.swift).
public protocol FormDataStoreHandling {
    /// Keeps values of a group beside those that are kept.
    func save(data: [String: String], group: String)
    /// What is kept of a group.
    func read(group: String) -> [String: String]?
    /// Forgets a group, because a form of it was answered.
    func formManagerDidSubmitForm(group: String?)
}

/// The values of one group (Beagle iOS 1.9, FormDataStoreHandler.swift).
public final class FormData {
    var data: [String: String] = [:]
}

/// Keeps what forms of one group collected while the app runs.
public final class FormDataStoreHandler: FormDataStoreHandling {
    private var groups: [String: FormData] = [:]

    /// A store with nothing in it.
    public init() {}

    /// Keeps values of a group beside those that are kept.
    public func save(data: [String: String], group: String) {
        let kept = groups[group] ?? FormData()
        kept.data.merge(data) { _, new in new }
        groups[group] = kept
    }

    /// What is kept of a group.
    public func read(group: String) -> [String: String]? { groups[group]?.data }

    /// Forgets a group, because a form of it was answered.
    public func formManagerDidSubmitForm(group: String?) {
        if let group { groups[group] = nil }
    }
}
