import Foundation

/// When the files of a package were changed last, and those of the project that it was made of.
///
/// A look at a few hundred files takes a millisecond or two, works on every file system, and misses nothing that an
/// editor does by renaming.
struct SourceWatch {
    private let roots: [URL]
    private var seen: [String: Date] = [:]

    /// Watches these files and folders, and everything in them.
    init(_ folder: URL, parts: [String] = ["Package.swift", "Sources"]) {
        self.init(parts.map { folder.appending(path: $0) })
    }

    /// Watches these files and folders, and everything in them.
    init(_ roots: [URL]) {
        self.roots = roots
        seen = look()
    }

    /// Whether anything came, went or changed since the last call.
    mutating func hasChanged() -> Bool {
        let now = look()
        defer { seen = now }
        return now != seen
    }

    private func look() -> [String: Date] {
        var dates: [String: Date] = [:]
        for root in roots {
            note(root, in: &dates)
            let files = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
            while let file = files?.nextObject() as? URL { note(file, in: &dates) }
        }
        return dates
    }

    private func note(_ file: URL, in dates: inout [String: Date]) {
        guard let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .isDirectoryKey]),
            values.isDirectory != true
        else { return }
        dates[file.path] = values.contentModificationDate
    }
}
