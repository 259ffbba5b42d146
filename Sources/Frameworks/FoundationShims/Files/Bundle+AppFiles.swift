/// The files and the Info.plist of the app, which replace those of the program's own bundle. All bundles share the
/// app's files.
extension Bundle {
    /// Replaces `infoDictionary`: the values of the app's Info.plist.
    public var appInfo: [String: Any]? { AppEnvironment.current.files.values ?? infoDictionary }

    /// Replaces `object(forInfoDictionaryKey:)`.
    public func object(forAppInfoKey key: String) -> Any? { appInfo?[key] }

    /// Replaces `bundleIdentifier`.
    public var appIdentifier: String? { appInfo?["CFBundleIdentifier"] as? String ?? bundleIdentifier }

    /// Replaces `bundlePath` and `resourcePath`: the folder of the app's files, for use with ``FileManager``.
    public var appPath: String! { Self.appPlace }

    fileprivate static let appPlace = "/App.app"

    /// Replaces `path(forResource:ofType:)`: returns a temporary path, valid for the lifetime of the process. The file
    /// name differs.
    public func path(ofAppFile name: String?, ofType type: String?) -> String? {
        path(ofAppFile: name, ofType: type, inDirectory: nil)
    }

    /// Replaces `path(forResource:ofType:inDirectory:)`.
    public func path(ofAppFile name: String?, ofType type: String?, inDirectory folder: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        let type = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        let file = type.map { "\(name).\($0)" } ?? name
        let own = AppEnvironment.current.files.place(of: file, in: folder, for: DeviceSettings.current.language)
        return own ?? path(forResource: name, ofType: type, inDirectory: folder)
    }

    /// Replaces `url(forResource:withExtension:)`.
    public func url(ofAppFile name: String?, withExtension type: String?) -> URL? {
        path(ofAppFile: name, ofType: type).map { URL(filePath: $0) }
    }

    /// Replaces `url(forResource:withExtension:subdirectory:)`.
    public func url(ofAppFile name: String?, withExtension type: String?, subdirectory folder: String?) -> URL? {
        path(ofAppFile: name, ofType: type, inDirectory: folder).map { URL(filePath: $0) }
    }
}

extension FileManager {
    /// Replaces `contentsOfDirectory(atPath:)`: returns the names in the app's bundle, or in another folder.
    public func contentsOfDirectory(atAppPath path: String) throws -> [String] {
        let place = Bundle.appPlace
        guard path == place || path.hasPrefix(place + "/") else { return try contentsOfDirectory(atPath: path) }
        let folder = path.dropFirst(place.count).split(separator: "/").joined(separator: "/")
        if let names = AppEnvironment.current.files.names(in: folder) { return names }
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
}
