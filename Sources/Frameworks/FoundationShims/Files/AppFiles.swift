import Glibc
import Locks

/// The files of an app's bundle, and its Info.plist.
///
/// One value serves all sessions, because it never changes. The bytes stay in the program's memory. Code that asks for
/// a file's path gets a temporary file of the process, which is deleted with the process.
public final class AppFiles: @unchecked Sendable {  // temporary files are behind a lock, and all else is constant
    private let files: [String: UnsafeRawBufferPointer]
    private let info: UnsafeRawBufferPointer
    private let opened = Locked(Opened(process: 0))

    /// The temporary files by name. A forked process has none yet.
    private struct Opened {
        let process: pid_t
        var streams: [String: UnsafeMutablePointer<FILE>] = [:]
    }

    /// Creates the files of a bundle.
    ///
    /// - Parameters:
    ///   - files: Paths in the bundle, such as `rates.json` or `pt.lproj/terms.html`, with bytes that stay valid for
    ///     the lifetime of the program.
    ///   - info: The Info.plist as XML.
    public init(_ files: [(path: String, bytes: UnsafeRawBufferPointer)], info: UnsafeRawBufferPointer) {
        var all = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
        if !info.isEmpty { all["Info.plist"] = info }
        (self.files, self.info) = (all, info)
    }

    /// Whether the app has an Info.plist.
    package var hasInfo: Bool { !info.isEmpty }

    /// The values of the Info.plist; nil if there is none.
    package var values: [String: Any]? {
        guard !info.isEmpty else { return nil }
        return (try? PropertyListSerialization.propertyList(from: Data(info), format: nil)) as? [String: Any]
    }

    /// Returns the bytes of a file by its path in the bundle; nil if there is no such file.
    package func data(at path: String) -> Data? { files[path].map { Data($0) } }

    /// Returns the names in the bundle or in one of its folders; nil if there is no such folder.
    func names(in folder: String) -> [String]? {
        let start = folder.isEmpty ? "" : folder + "/"
        let inside = files.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count).prefix { $0 != "/" } }
        return inside.isEmpty && !folder.isEmpty ? nil : Set(inside.map(String.init)).sorted()
    }

    /// Returns the path of a file localized for a language; nil if the app does not have it.
    func place(of name: String, in folder: String?, for language: String) -> String? {
        let start = folder.flatMap { $0.isEmpty ? nil : $0 + "/" } ?? ""
        let plain = String(language.prefix { $0 != "-" && $0 != "_" })
        let candidates = ["", "\(language).lproj/", "\(plain).lproj/", "Base.lproj/", "en.lproj/"].map {
            start + $0 + name
        }
        // A data model is identified by its name, and its file is never read.
        return candidates.first { files[$0] != nil }.flatMap { $0.hasSuffix(".momd") ? "/" + $0 : written($0) }
    }

    /// Returns the path of a temporary file with the bytes; nil if it cannot be created.
    private func written(_ path: String) -> String? {
        guard let bytes = files[path] else { return nil }
        return opened.withLock { opened in
            if opened.process != getpid() { opened = Opened(process: getpid()) }
            if let known = opened.streams[path] { return Self.place(of: known) }
            guard let stream = tmpfile() else { return nil }
            guard fwrite(bytes.baseAddress, 1, bytes.count, stream) == bytes.count, fflush(stream) == 0 else {
                fclose(stream)
                return nil
            }
            opened.streams[path] = stream
            return Self.place(of: stream)
        }
    }

    private static func place(of stream: UnsafeMutablePointer<FILE>) -> String { "/proc/self/fd/\(fileno(stream))" }
}

private enum AppFilesKey: ApplicationKey {
    static var defaultValue: AppFiles {
        AppFiles([], info: UnsafeRawBufferPointer(start: nil, count: 0))
    }
}

extension AppEnvironment {
    /// The files of the app's bundle, found by ``Foundation/Bundle``'s `url(ofAppFile:)`. Set before the delegate is
    /// created.
    package var files: AppFiles {
        get { values[AppFilesKey.self] }
        set { values[AppFilesKey.self] = newValue }
    }
}
