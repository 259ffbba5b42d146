import Foundation

/// A project's data models as source code: their entities, and the classes that Xcode generates.
struct ModelSources {
    /// The data models of a module.
    struct Module {
        let name: String
        let models: [DataModel]
        /// Sentences about the models that could not be read.
        let notes: [String]

        /// Reads a module's Core Data models; `declared` contains the types that its Swift files declare.
        init(_ name: String, resources: [URL], declared: Set<String>) {
            var (models, notes) = ([DataModel](), [String]())
            for resource in resources where DataModel.isModel(resource) {
                do {
                    var model = try DataModel(resource)
                    notes += model.leaveClasses(but: declared)
                    models.append(model)
                } catch {
                    notes.append(error.description)
                }
            }
            (self.name, self.models, self.notes) = (name, models, notes)
        }
    }

    private let modules: [Module]
    /// Sentences about the models that could not be read.
    let notes: [String]

    init(_ modules: [Module]) {
        self.modules = modules.filter { !$0.models.isEmpty }
        notes = modules.flatMap(\.notes)
    }

    /// The statement that registers the models at launch; empty if there are no models.
    var furnishing: String {
        modules.isEmpty
            ? "" : "NSManagedObjectModel.bundled = \(modules.map { "modelsOf\($0.name)" }.joined(separator: " + ")); "
    }

    /// Returns the imports that the statement in `furnishing` needs.
    func imports(besides app: String) -> [String] {
        modules.isEmpty ? [] : ["CoreData"] + modules.map(\.name).filter { $0 != app }
    }

    /// The files, by their path in the package.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: modules.map { ("\($0.name)/KennelModels.swift", Self.text(of: $0)) })
    }

    private static func text(of module: Module) -> String {
        let models = module.models.map { model in
            let entities = model.entities.map {
                "            \(ManagedClass($0, in: model).description),\n"
            }
            return "        NSManagedObjectModel(\"\(model.name)\", [\n\(entities.joined())        ]),\n"
        }
        let classes = module.models.flatMap { model in model.entities.map { ManagedClass($0, in: model).source } }
        return """
            // Written by kennel import; written again whenever the project changes.
            public import CoreData
            import Foundation

            /// The module's data models.
            public var modelsOf\(module.name): [NSManagedObjectModel] {
                [
            \(models.joined())    ]
            }

            """ + classes.joined()
    }
}
