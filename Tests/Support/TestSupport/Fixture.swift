public import Foundation

/// A file under `Tests/Fixtures`.
public enum Fixture {
    /// Returns the bytes of a file, by its path from that folder: `components/style.json`.
    public static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try data(name))
    }

    /// Returns the file as `Data`.
    public static func data(_ name: String) throws -> Data {
        try Data(contentsOf: root.appending(path: name))
    }

    /// Returns the names of a folder's files that end in `.json`, in order, for ``bytes(_:)``.
    public static func documents(in folder: String) throws -> [String] {
        try files(in: folder).filter { $0.hasSuffix(".json") }
    }

    /// Returns the names of all of a folder's files, in order, for ``bytes(_:)``.
    public static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
            .map { "\(folder)/\($0)" }
    }

    private static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    }
}
