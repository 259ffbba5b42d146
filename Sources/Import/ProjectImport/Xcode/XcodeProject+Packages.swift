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
    func notes(besides packages: inout LocalPackages) -> [String] {
        let products = objects.values.compactMap { object in
            object["isa"]?.text == "XCSwiftPackageProductDependency" ? object["productName"]?.text : nil
        }
        return Set(products).sorted().filter { !["Beagle", "BeagleSchema"].contains($0) && !packages.have($0) }
            .map { "the package product \($0) is not there: \(PackageAdvice.words)" }
    }
}
