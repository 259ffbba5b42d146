import Foundation

extension XcodeProject {
    /// The file that a target's product becomes, such as `Kit.framework`.
    func product(of target: PropertyList) -> String? {
        target["productReference"]?.text.flatMap { fileName(of: $0) }
    }

    /// The target whose product is a file of this name.
    func maker(of product: String) -> String? {
        targets.first { target in objects[target.id].flatMap(self.product) == product }?.id
    }

    /// The frameworks and libraries that a target is linked with and that some target makes, here or in another
    /// project.
    func linkedProducts(of target: PropertyList) -> [String] {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
        return phases.filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
            .flatMap { $0["files"]?.texts ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text }
            .filter { objects[$0]?["sourceTree"]?.text == "BUILT_PRODUCTS_DIR" }
            .compactMap(fileName)
    }

    private func fileName(of id: String) -> String? {
        objects[id]?["path"]?.text?.split(separator: "/").last.map(String.init)
    }
}
