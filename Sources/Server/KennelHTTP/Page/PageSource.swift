import CPackaged
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The source of the page's files.
package enum PageSource: Equatable, Sendable {
    /// A folder, read when the server starts.
    case folder(String)
    /// The program itself, in which `kennel package` embedded the files.
    case program

    /// Returns the given folder. Without one, searches the program, the folders around it, these sources and the
    /// current folder.
    package static func find(askedFor folder: String?) throws(PageError) -> PageSource {
        if let folder { return .folder(folder) }
        if cpackaged_page() != nil { return .program }
        var candidates: [URL] = []
        if var place = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            for _ in 0..<5 {
                place.deleteLastPathComponent()
                candidates.append(place.appendingPathComponent("Public"))
            }
        }
        var source = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { source.deleteLastPathComponent() }
        candidates.append(source.appendingPathComponent("Public"))
        candidates.append(URL(fileURLWithPath: "Public"))
        let found = candidates.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("index.html").path)
        }
        guard let found else { throw .notFound }
        return .folder(found.path)
    }

    /// The description of the source in error messages.
    var place: String {
        switch self {
        case .folder(let folder): "\"\(folder)\""
        case .program: "this program"
        }
    }

    /// Returns all files by their path in the folder.
    func files() throws(PageError) -> [String: [UInt8]] {
        switch self {
        case .folder(let folder): return Self.read(folder)
        case .program:
            let archive = UnsafeRawBufferPointer(start: cpackaged_page(), count: cpackaged_page_length())
            do {
                return try TarArchive(archive).files
            } catch {
                throw .damaged
            }
        }
    }

    private static func read(_ folder: String) -> [String: [UInt8]] {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        var files: [String: [UInt8]] = [:]
        let paths = FileManager.default.enumerator(atPath: root.path)
        while let path = paths?.nextObject() as? String {
            guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
            if let bytes = contents(root.path + "/" + path, below: root.path) { files[path] = bytes }
        }
        return files
    }

    /// Returns the bytes of a regular file. A symbolic link is followed if its target is in the folder.
    private static func contents(_ path: String, below root: String) -> [UInt8]? {
        var path = path
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFLNK {
            path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard path.hasPrefix(root + "/"), lstat(path, &status) == 0 else { return nil }
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileManager.default.contents(atPath: path).map { Array($0) }
    }
}
