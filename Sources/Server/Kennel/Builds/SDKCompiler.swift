import Foundation

/// The Swift compiler that made the SDK. Only the same compiler can read its modules.
struct SDKCompiler {
    /// The name of the file in the SDK with the compiler's version.
    static let file = "swift-version"
    /// The compiler's version, such as `6.3.1`.
    let version: String

    init(version: String) { self.version = version }

    /// Reads the version from the folder of an SDK. Throws if it is damaged.
    init(of sdk: URL) throws(UsageError) {
        let file = sdk.appending(path: Self.file)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw UsageError("the SDK is damaged: \(file.path) cannot be read. Install kennel-sdk again")
        }
        version = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the version in the output of `swift --version`; nil if there is none.
    static func version(in output: String) -> String? {
        output.firstMatch(of: #/Swift version (\S+)/#).map { String($0.1) }
    }

    /// Throws a `UsageError` unless the Swift in the PATH is this compiler.
    static func checkInstalled() throws(UsageError) {
        guard KennelFolder.isInSDK else { return }
        let outcome = try? Tool(folder: KennelFolder.sdk).run(["swift", "--version"])
        try SDKCompiler(of: KennelFolder.sdk).check(outcome?.output ?? "")
    }

    /// Throws a `UsageError` unless the output of `swift --version` has the version of this compiler.
    func check(_ output: String) throws(UsageError) {
        guard let installed = Self.version(in: output) else {
            let reason = output.split(whereSeparator: \.isNewline).last.map { " (\($0))" } ?? ""
            throw UsageError(
                "swift --version prints no version\(reason); install Swift \(version) from "
                    + "https://www.swift.org/install"
            )
        }
        guard installed == version else {
            throw UsageError(
                "this kennel-sdk was made with Swift \(version), and the Swift in the PATH is \(installed); install Swift "
                    + "\(version), or a kennel-sdk that was made with Swift \(installed)")
        }
    }
}
