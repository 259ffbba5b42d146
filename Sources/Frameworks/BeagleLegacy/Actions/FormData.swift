/// A store for the values of form groups (Beagle iOS 1.9, FormDataStoreHandler.swift).
public protocol FormDataStoreHandling {
    /// Merges values into the stored values of a group.
    func save(data: [String: String], group: String)
    func read(group: String) -> [String: String]?
    /// Deletes the values of a group whose form was submitted.
    func formManagerDidSubmitForm(group: String?)
}

/// The values of one group (Beagle iOS 1.9, FormDataStoreHandler.swift).
public final class FormData {
    var data: [String: String] = [:]
}

/// A store that keeps the values of form groups in memory.
public final class FormDataStoreHandler: FormDataStoreHandling {
    private var groups: [String: FormData] = [:]

    public init() {}

    /// Merges values into the stored values of a group; a new value replaces an old one.
    public func save(data: [String: String], group: String) {
        let kept = groups[group] ?? FormData()
        kept.data.merge(data) { _, new in new }
        groups[group] = kept
    }

    public func read(group: String) -> [String: String]? { groups[group]?.data }

    /// Deletes the values of a group whose form was submitted.
    public func formManagerDidSubmitForm(group: String?) {
        if let group { groups[group] = nil }
    }
}
