import Foundation

/// The modification times of a package's files, and of the project from which it was made.
///
/// Polling a few hundred files takes one or two milliseconds, works on every file system, and notices files that an
/// editor replaces by renaming.
struct SourceMonitor {
    private let roots: [URL]
    private var seen: [String: Date] = [:]

    /// Watches parts of a folder, including everything in them.
    init(_ folder: URL, parts: [String] = ["Package.swift", "Sources"]) {
        self.init(parts.map { folder.appending(path: $0) })
    }

    /// Watches these files and folders, including everything in them.
    init(_ roots: [URL]) {
        self.roots = roots
        seen = modificationDates()
    }

    /// Returns whether a file was added, removed or changed since the last call.
    mutating func hasChanged() -> Bool {
        let now = modificationDates()
        defer { seen = now }
        return now != seen
    }

    /// Waits until a file has changed and the editor has saved all files.
    mutating func waitForChange() {
        repeat { usleep(300_000) } while !hasChanged()
        repeat { usleep(200_000) } while hasChanged()
    }

    private func modificationDates() -> [String: Date] {
        var dates: [String: Date] = [:]
        for root in roots {
            recordDate(of: root, in: &dates)
            let files = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
            while let file = files?.nextObject() as? URL { recordDate(of: file, in: &dates) }
        }
        return dates
    }

    private func recordDate(of file: URL, in dates: inout [String: Date]) {
        guard let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .isDirectoryKey]),
            values.isDirectory != true
        else { return }
        dates[file.path] = values.contentModificationDate
    }
}
