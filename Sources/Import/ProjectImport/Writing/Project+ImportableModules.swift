import SwiftTranslation

extension Project {
    /// Returns the modules that the project's files can import besides those of Kennel.
    ///
    /// All importable modules are known, unless SwiftPM builds some packages without translation. The modules of those
    /// packages are not read.
    ///
    /// - Parameters:
    ///   - products: The products that the manifest of the existing package names.
    ///   - renamed: The original names of modules that are renamed in the package.
    func importableModules(with products: Set<String>, renamed: some Sequence<String>) -> OtherModules {
        let others = products.subtracting(KennelModules.products).union(modules.flatMap(\.needed.products).map(\.name))
        let names = others.union(modules.map(\.name)).union(renamed)
        return others.isEmpty ? .only(names) : .atLeast(names)
    }
}
