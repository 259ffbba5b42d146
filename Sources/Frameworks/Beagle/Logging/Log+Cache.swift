extension Log {
    /// Events of a cache of an application's own; Beagle itself has none (Beagle iOS 2.1, BeagleMessageLogs.swift).
    public enum Cache {
        /// What was to be kept could not be.
        case saveContext(description: String)
        /// What was kept earlier could not be opened.
        case loadPersistentStores(description: String)
        /// What was kept could not be read.
        case fetchData(description: String)
        /// What was kept could not be removed.
        case removeData(description: String)
        /// Not all of what was kept could be removed.
        case clear(description: String)
    }

    /// An event of a cache.
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
        /// No template is for an item.
        case templateNotFound(item: String)
    }

    /// An event of a list.
    public static func collection(_ collection: Collection) -> Log {
        switch collection {
        case .templateNotFound(let item):
            Log(category: "Collection", message: "No template is for \(item)", level: .error)
        }
    }
}
