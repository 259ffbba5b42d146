/// A document of the app in a file. Reading and writing happen in the session's files, without another thread.
open class UIDocument: NSObject {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    open private(set) var fileURL: URL
    open private(set) var documentState = State.closed {
        didSet {
            guard oldValue != documentState else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    open private(set) var hasUnsavedChanges = false
    open private(set) var fileModificationDate: Date?
    open var undoManager: UndoManager! = UndoManager()
    open var fileType: String? { fileURL.pathExtension }
    open var savingFileType: String? { fileType }
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    public init(fileURL url: URL) { fileURL = url }

    // MARK: - Content

    /// Returns the content to write: `Data`, or a dictionary of file names and `Data`. Subclasses override this.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Reads content that was loaded. Subclasses override this.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Called when reading or writing has failed.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

    open func disableEditing() {}
    open func enableEditing() {}

    // MARK: - Opening and saving

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isOpen = perform { try load(fromContents: try Data(contentsOf: fileURL), ofType: fileType) }
        if isOpen { documentState = .normal }
        MainQueue.async { completionHandler?(isOpen) }
    }

    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = !hasUnsavedChanges || write(to: fileURL)
        documentState = .closed
        MainQueue.async { completionHandler?(isSaved) }
    }

    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isSaved = write(to: url)
        if isSaved {
            fileURL = url
            if documentState == .closed, saveOperation == .forCreating { documentState = .normal }
        }
        MainQueue.async { completionHandler?(isSaved) }
    }

    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = !hasUnsavedChanges || write(to: fileURL)
        MainQueue.async { completionHandler?(isSaved) }
    }

    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = perform { try load(fromContents: try Data(contentsOf: url), ofType: fileType) }
        MainQueue.async { completionHandler?(isRead) }
    }

    /// Records a change; ``close(completionHandler:)`` and ``autosave(completionHandler:)`` write the document then.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

    private func write(to url: URL) -> Bool {
        perform {
            let contents = try contents(forType: savingFileType ?? "")
            switch contents {
            case let data as Data: try data.write(to: url, options: .atomic)
            case let files as [String: Data]:
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
                for (name, data) in files { try data.write(to: url.appending(path: name), options: .atomic) }
            default: throw CocoaError(.fileWriteUnknown)
            }
            hasUnsavedChanges = false
            fileModificationDate = Date()
        }
    }

    private func perform(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            documentState.remove(.savingError)
            return true
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }
}
