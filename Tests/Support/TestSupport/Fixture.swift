public import Foundation

/// A file under `Tests/Fixtures`.
public enum Fixture {
    /// The bytes of a file, named from that folder: `components/style.json`.
    public static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try data(name))
    }

    /// The same as `Data`.
    public static func data(_ name: String) throws -> Data {
        try Data(contentsOf: root.appending(path: name))
    }

    /// The names of a folder's files that end in `.json`, in order, each as ``bytes(_:)`` takes it.
    public static func documents(in folder: String) throws -> [String] {
        try files(in: folder).filter { $0.hasSuffix(".json") }
    }

    /// The names of all of a folder's files, in order, each as ``bytes(_:)`` takes it.
    public static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
            .map { "\(folder)/\($0)" }
    }

    private static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    }
}
