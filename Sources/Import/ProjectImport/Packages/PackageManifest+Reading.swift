import Foundation
import SwiftTranslation

extension PackageManifest {
    /// Reads the manifest of the package in a folder, evaluated as for iOS. Neither resolves its dependencies nor
    /// writes into the folder. Throws an `ImportError`.
    static func read(_ folder: URL) throws(ImportError) -> PackageManifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "kennel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let said: ProgramOutput
        let copy: URL
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            copy = try copyForIOS(of: folder, in: scratch)
            // SwiftPM leaves locks and folders in the temporary directory. The scratch folder takes their place and is
            // deleted afterwards.
            said = try ProgramOutput(
                of: [
                    "TMPDIR=\(scratch.path)", "swift", "package", "--package-path", copy.path,
                    "--scratch-path", scratch.path, "dump-package",
                ])
        } catch {
            throw ImportError("swift cannot be started: \(error.localizedDescription)")
        }
        let file = "\(folder.path)/Package.swift"
        guard said.status == 0 else { throw ImportError("\(file) cannot be read: \(said.lastError)") }
        // The manifest states local packages relative to the copy.
        let text = String(decoding: said.output, as: UTF8.self)
            .replacing(copy.path + "/", with: folder.path + "/")
            .replacing(copy.deletingLastPathComponent().path + "/", with: folder.deletingLastPathComponent().path + "/")
        do {
            return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        } catch {
            throw ImportError("\(file) contains values that this version does not support")
        }
    }

    /// Copies the manifests of a package into a folder of the same name, and returns the folder. Their `#if` conditions
    /// are evaluated as on iOS, because many manifests omit UIKit products on Linux.
    private static func copyForIOS(of folder: URL, in scratch: URL) throws -> URL {
        let copy = scratch.appending(path: "package/\(folder.lastPathComponent)")
        let files = FileManager.default
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let evaluated = SourceText(path: name, text: text).evaluatingConditionsForIOS()
            try evaluated.write(to: copy.appending(path: name), atomically: false, encoding: .utf8)
        }
        return copy
    }
}
