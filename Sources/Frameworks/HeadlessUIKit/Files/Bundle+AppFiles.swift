/// What a bundle of the app has, where the program's own has none; the files of all bundles are one.
extension Bundle {
    /// What `infoDictionary` is on iOS: all that the app's Info.plist says.
    public var appInfo: [String: Any]? { UIApplication.shared.files.values ?? infoDictionary }

    /// What `object(forInfoDictionaryKey:)` is on iOS.
    public func object(forAppInfoKey key: String) -> Any? { appInfo?[key] }

    /// What `bundleIdentifier` is on iOS.
    public var appIdentifier: String? { appInfo?["CFBundleIdentifier"] as? String ?? bundleIdentifier }

    /// What `bundlePath` and `resourcePath` are on iOS: where the app's files lie, for ``FileManager`` to list them.
    public var appPath: String! { Self.appPlace }

    fileprivate static let appPlace = "/App.app"

    /// What `path(forResource:ofType:)` is on iOS: where a file can be read while the process runs. Its name there is
    /// another.
    public func path(ofAppFile name: String?, ofType type: String?) -> String? {
        path(ofAppFile: name, ofType: type, inDirectory: nil)
    }

    /// What `path(forResource:ofType:inDirectory:)` is on iOS.
    public func path(ofAppFile name: String?, ofType type: String?, inDirectory folder: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        let type = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        let file = type.map { "\(name).\($0)" } ?? name
        let own = UIApplication.shared.files.place(of: file, in: folder, for: SimulatedDevice.current.language)
        return own ?? path(forResource: name, ofType: type, inDirectory: folder)
    }

    /// What `url(forResource:withExtension:)` is on iOS.
    public func url(ofAppFile name: String?, withExtension type: String?) -> URL? {
        path(ofAppFile: name, ofType: type).map { URL(filePath: $0) }
    }

    /// What `url(forResource:withExtension:subdirectory:)` is on iOS.
    public func url(ofAppFile name: String?, withExtension type: String?, subdirectory folder: String?) -> URL? {
        path(ofAppFile: name, ofType: type, inDirectory: folder).map { URL(filePath: $0) }
    }
}

extension FileManager {
    /// What `contentsOfDirectory(atPath:)` is on iOS: the names of what lies in the app's bundle, or in another folder.
    public func contentsOfDirectory(atAppPath path: String) throws -> [String] {
        let place = Bundle.appPlace
        guard path == place || path.hasPrefix(place + "/") else { return try contentsOfDirectory(atPath: path) }
        let folder = path.dropFirst(place.count).split(separator: "/").joined(separator: "/")
        if let names = UIApplication.shared.files.names(in: folder) { return names }
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
}
