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

    /// Returns the package products that a target links.
    func packageProducts(of target: PropertyList) -> [String] {
        (target["packageProductDependencies"]?.texts ?? []).compactMap { objects[$0]?["productName"]?.text }
    }

    /// The packages in repositories that the project refers to.
    var remotePackages: [RemotePackage] {
        objects.values.filter { $0["isa"]?.text == "XCRemoteSwiftPackageReference" }.compactMap { reference in
            guard let url = reference["repositoryURL"]?.text, let requirement = reference["requirement"] else {
                return nil
            }
            return RemotePackage.Requirement(requirement).map { RemotePackage(url: url, requirement: $0) }
        }.sorted { $0.url < $1.url }
    }

    /// Returns a note for each package product of a target that is not available in local packages.
    func notes(besides packages: inout LocalPackages) -> [String] {
        let products = objects.values.compactMap { object in
            object["isa"]?.text == "XCSwiftPackageProductDependency" ? object["productName"]?.text : nil
        }
        return Set(products).sorted().filter { !["Beagle", "BeagleSchema"].contains($0) && !packages.have($0) }
            .map { "the package product \($0) is not there: \(PackageAdvice.words)" }
    }
}

extension RemotePackage.Requirement {
    /// Creates the requirement in an Xcode project; nil if it is incomplete.
    fileprivate init?(_ list: PropertyList) {
        func next(_ version: String, part: Int) -> String {
            var numbers = version.split(whereSeparator: { !$0.isNumber }).prefix(3).compactMap { Int($0) }
            while numbers.count < 3 { numbers.append(0) }
            numbers[part] += 1
            for index in (part + 1)..<3 { numbers[index] = 0 }
            return numbers.map(String.init).joined(separator: ".")
        }
        let minimum = list["minimumVersion"]?.text ?? ""
        switch list["kind"]?.text {
        case "upToNextMajorVersion": self = .range(from: minimum, to: next(minimum, part: 0))
        case "upToNextMinorVersion": self = .range(from: minimum, to: next(minimum, part: 1))
        case "versionRange": self = .range(from: minimum, to: list["maximumVersion"]?.text ?? next(minimum, part: 0))
        case "exactVersion": self = .exact(list["version"]?.text ?? minimum)
        case "branch": self = .branch(list["branch"]?.text ?? "main")
        case "revision": self = .revision(list["revision"]?.text ?? "")
        default: return nil
        }
    }
}
