extension Log {
    /// Events of an app's own cache. Beagle itself has no cache (Beagle iOS 2.1, BeagleMessageLogs.swift).
    public enum Cache {
        /// An entry could not be stored.
        case saveContext(description: String)
        /// The stored entries could not be opened.
        case loadPersistentStores(description: String)
        /// The stored entries could not be read.
        case fetchData(description: String)
        /// An entry could not be removed.
        case removeData(description: String)
        /// Not all entries could be removed.
        case clear(description: String)
    }

    /// Returns the log entry of a cache event.
    public static func cache(_ cache: Cache) -> Log {
        let message =
            switch cache {
            case .saveContext(let description): "The cache could not be written: \(description)"
            case .loadPersistentStores(let description): "The cache could not be opened: \(description)"
            case .fetchData(let description): "The cache could not be read: \(description)"
            case .removeData(let description): "An entry of the cache could not be removed: \(description)"
            case .clear(let description): "The cache could not be emptied: \(description)"
            }
        return Log(category: "Cache", message: message, level: .error)
    }

    /// Events of lists.
    public enum Collection {
        /// No template matches an item.
        case templateNotFound(item: String)
    }

    /// Returns the log entry of a list event.
    public static func collection(_ collection: Collection) -> Log {
        switch collection {
        case .templateNotFound(let item):
            Log(category: "Collection", message: "No template is for \(item)", level: .error)
        }
    }
}
