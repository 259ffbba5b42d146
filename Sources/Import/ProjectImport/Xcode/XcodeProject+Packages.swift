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

    /// Returns a note for each package product of a target that is not available in local packages.
    func notes(besides packages: LocalPackages) -> [String] {
        objects.values.compactMap { object -> String? in
            guard object["isa"]?.text == "XCSwiftPackageProductDependency", let name = object["productName"]?.text,
                !["Beagle", "BeagleSchema"].contains(name), !packages.have(name)
            else { return nil }
            return "the package product \(name) is not taken over: add it to Package.swift where it runs on Linux, "
                + "or leave out the files that import it"
        }.sorted()
    }
}
