import Foundation

extension XcodeProject {
    /// The folders of local packages: those that the project refers to, and those that were dragged into it.
    var packageFolders: [URL] {
        let named = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
            .compactMap { $0["relativePath"]?.text ?? $0["path"]?.text }.map { place($0) }
        let dragged = objects.filter { $0.value["isa"]?.text == "PBXFileReference" && $0.value["path"] != nil }
            .compactMap { places[$0.key] }
        return Set((named + dragged).map(\.standardizedFileURL)).filter { folder in
            FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        }.sorted { $0.path < $1.path }
    }

    /// The packages that the project refers to by URL.
    var remotePackages: RemotePackages {
        let references = objects.values.filter { $0["isa"]?.text == "XCRemoteSwiftPackageReference" }
            .compactMap { object -> RemotePackages.Reference? in
                guard let url = object["repositoryURL"]?.text, let requirement = object["requirement"]?.requirement
                else {
                    return nil
                }
                return .init(url: url, requirement: requirement)
            }
        let pins = bundle.appending(path: "project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        return RemotePackages(
            references: Set(references).sorted { $0.url < $1.url },
            pins: FileManager.default.fileExists(atPath: pins.path) ? pins : nil)
    }

    /// Returns the package products that a target links.
    func packageProducts(of target: PropertyList) -> [String] {
        (target["packageProductDependencies"]?.texts ?? []).compactMap { objects[$0]?["productName"]?.text }
    }

    /// Returns the package products of the targets that are not available in local packages.
    func missingProducts(besides packages: inout LocalPackages) -> [String] {
        let products = objects.values.compactMap { object in
            object["isa"]?.text == "XCSwiftPackageProductDependency" ? object["productName"]?.text : nil
        }
        return Set(products).sorted().filter { !["Beagle", "BeagleSchema"].contains($0) && !packages.have($0) }
    }
}

extension PropertyList {
    /// The required versions of a package in the notation of a manifest; nil if the dictionary contains none.
    fileprivate var requirement: String? {
        func version(_ key: String) -> String? { self[key]?.text.map(\.debugDescription) }
        switch self["kind"]?.text {
        case "upToNextMajorVersion": return version("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion": return version("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return version("version").map { "exact: \($0)" }
        case "branch": return version("branch").map { "branch: \($0)" }
        case "revision": return version("revision").map { "revision: \($0)" }
        case "versionRange":
            guard let low = version("minimumVersion"), let high = version("maximumVersion") else { return nil }
            return "\(low)..<\(high)"
        default: return nil
        }
    }
}
