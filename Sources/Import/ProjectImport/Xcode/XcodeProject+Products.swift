import Foundation

extension XcodeProject {
    /// Returns the id of the target whose product has this file name; nil if there is none.
    func maker(of product: String) -> String? {
        targets.first { target in
            let reference = objects[target.id]?["productReference"]?.text.flatMap { objects[$0] }
            // Depending on its version, CocoaPods identifies a product by its name or by its path.
            return [reference?["path"]?.text, reference?["name"]?.text].contains { path in
                path?.split(separator: "/").last.map(String.init) == product
            }
        }?.id
    }

    /// The projects in the groups of this one.
    var subprojects: [URL] {
        objects.filter { $0.value["path"]?.text?.hasSuffix(".xcodeproj") == true }.compactMap { places[$0.key] }
            .sorted { $0.path < $1.path }
    }

    /// Returns the frameworks and libraries that a target links or embeds, of those that are built by a target of this
    /// or another project.
    func linkedProducts(of target: PropertyList) -> [String] {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
        let kinds = ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"]
        return phases.filter { $0["isa"]?.text.map(kinds.contains) == true }
            .flatMap { $0["files"]?.texts ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text }
            .filter { objects[$0]?["sourceTree"]?.text == "BUILT_PRODUCTS_DIR" }
            .compactMap(fileName).filter { $0.hasSuffix(".framework") || $0.hasSuffix(".a") }
    }

    private func fileName(of id: String) -> String? {
        objects[id]?["path"]?.text?.split(separator: "/").last.map(String.init)
    }
}
