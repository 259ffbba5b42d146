public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the chosen files, or with the exported ones.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after ``documentPicker(_:didPickDocumentsAt:)``, with its first file.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called when the user has cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// A list of the files in the app's Documents folder. There are no other apps and no cloud with files.
///
/// A picker for exporting copies the files into the Documents folder.
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Stored; one file can be chosen at a time.
    open var allowsMultipleSelection = false
    /// Stored; file extensions are always shown.
    open var shouldShowFileExtensions = true
    /// Stored; the list always shows the Documents folder.
    open var directoryURL: URL?
    open private(set) var documentPickerMode = UIDocumentPickerMode.open

    private var types: [UTType] = []
    private var exported: [URL] = []

    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(types: contentTypes, mode: asCopy ? .import : .open)
    }

    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(types: allowedUTIs.compactMap { UTType($0) }, mode: mode)
    }

    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(types: [], mode: asCopy ? .exportToService : .moveToService)
        exported = urls
    }

    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(types: [], mode: mode)
        exported = urls
    }

    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    private convenience init(types: [UTType], mode: UIDocumentPickerMode) {
        self.init(nibName: nil, bundle: nil)
        self.types = types
        documentPickerMode = mode
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FileList(files: exported.isEmpty ? openable : exported, isExport: !exported.isEmpty)
        list.chosen = { [weak self] in self?.choose($0) }
        list.cancelled = { [weak self] in self?.cancel() }
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    private var documents: URL? { FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask).first }

    /// The files of the Documents folder that have one of the types, by name.
    private var openable: [URL] {
        let files = documents.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return (files ?? []).filter { file in
            types.isEmpty
                || types.contains { wanted in
                    wanted == .item || wanted == .data || wanted == .content
                        || UTType(filenameExtension: file.pathExtension)?.conforms(to: wanted) == true
                }
        }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private func choose(_ file: URL) {
        let files = exported.isEmpty ? [file] : exported.map(export)
        dismiss(animated: true) { [self] in
            delegate?.documentPicker(self, didPickDocumentsAt: files)
            if let first = files.first { delegate?.documentPicker(self, didPickDocumentAt: first) }
        }
    }

    /// Copies a file into the Documents folder. Returns the file's own URL if that is impossible.
    private func export(_ file: URL) -> URL {
        guard let copy = documents?.appending(path: file.lastPathComponent), copy != file else { return file }
        try? FileManager.default.removeItem(at: copy)
        do {
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        } catch {
            return file
        }
    }

    private func cancel() {
        dismiss(animated: true) { [self] in delegate?.documentPickerWasCancelled(self) }
    }
}

/// The screen of a document picker.
private final class FileList: UITableViewController {
    var chosen: (URL) -> Void = { _ in }
    var cancelled: () -> Void = {}
    private let files: [URL]
    private let isExport: Bool

    init(files: [URL], isExport: Bool) {
        self.files = files
        self.isExport = isExport
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        (files, isExport) = ([], false)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Documents"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelled() })
        if isExport {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.saveAll() })
        }
        guard files.isEmpty else { return }
        let label = UILabel()
        label.text = "No Documents"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        tableView.backgroundView = label
    }

    private func saveAll() {
        if let first = files.first { chosen(first) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        cell.textLabel?.text = files[indexPath.row].lastPathComponent
        cell.imageView?.image = UIImage(systemName: "doc")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !isExport { chosen(files[indexPath.row]) }
    }
}
