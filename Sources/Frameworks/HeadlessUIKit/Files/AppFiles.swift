import Glibc
import Locks

/// The files that lie in an app's bundle, and what its Info.plist says.
///
/// One value serves all sessions: it never changes, and the bytes stay where the program has them. Code that asks for a
/// file by its place gets one of the process's own, which is gone with it.
public final class AppFiles: @unchecked Sendable {  // what is made of the bytes is behind a lock, all else is constant
    private let files: [String: UnsafeRawBufferPointer]
    private let info: UnsafeRawBufferPointer
    private let opened = Locked(Opened(process: 0))

    /// The streams that files were written to, by name: a process that was forked has none of its own yet.
    private struct Opened {
        let process: pid_t
        var streams: [String: UnsafeMutablePointer<FILE>] = [:]
    }

    /// Files by their place in the bundle, such as `rates.json` or `pt.lproj/terms.html`, and an Info.plist as XML. The
    /// bytes must stay for as long as the program runs.
    public init(_ files: [(path: String, bytes: UnsafeRawBufferPointer)], info: UnsafeRawBufferPointer) {
        var all = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
        if !info.isEmpty { all["Info.plist"] = info }
        (self.files, self.info) = (all, info)
    }

    /// Whether there is an Info.plist.
    package var hasInfo: Bool { !info.isEmpty }

    /// What the Info.plist says; nil where there is none.
    var values: [String: Any]? {
        guard !info.isEmpty else { return nil }
        return (try? PropertyListSerialization.propertyList(from: Data(info), format: nil)) as? [String: Any]
    }

    /// The names of what lies in the bundle, or in a folder of it; nil where there is no such folder.
    func names(in folder: String) -> [String]? {
        let start = folder.isEmpty ? "" : folder + "/"
        let inside = files.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count).prefix { $0 != "/" } }
        return inside.isEmpty && !folder.isEmpty ? nil : Set(inside.map(String.init)).sorted()
    }

    /// The place of a file that a device in this language reads, where the app has it; nil where it does not.
    func place(of name: String, in folder: String?, for language: String) -> String? {
        let start = folder.flatMap { $0.isEmpty ? nil : $0 + "/" } ?? ""
        let plain = String(language.prefix { $0 != "-" && $0 != "_" })
        let candidates = ["", "\(language).lproj/", "\(plain).lproj/", "Base.lproj/", "en.lproj/"].map {
            start + $0 + name
        }
        // A data model is known by its name, and read from nowhere.
        return candidates.first { files[$0] != nil }.flatMap { $0.hasSuffix(".momd") ? "/" + $0 : written($0) }
    }

    /// A file of the process's own with the bytes of one of the app's; nil where none can be made.
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

extension UIApplication {
    /// What lies in the app's bundle: set before its delegate is made, found by ``Foundation/Bundle``'s
    /// `url(ofAppFile:)`.
    public var files: AppFiles {
        get { values[AppFilesKey.self] }
        set { values[AppFilesKey.self] = newValue }
    }
}
