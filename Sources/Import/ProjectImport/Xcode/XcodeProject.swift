import Foundation

/// An `.xcodeproj`: the targets, and the locations of their files.
struct XcodeProject {
    struct Target: Equatable {
        let id: String
        let name: String
        /// Whether the target is an app, not a framework, an extension or a test bundle.
        let isApp: Bool
    }

    /// The objects of the project file, by id.
    let objects: [String: PropertyList]
    private let project: PropertyList
    /// The project itself, which is a folder.
    let bundle: URL
    /// The folder that contains the project.
    private let folder: URL
    /// The locations of groups and files, by id.
    let places: [String: URL]

    /// Returns the location of a path in a setting or in the project.
    func place(_ path: String) -> URL { path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path) }

    /// Reads the project at this location. Throws an `ImportError` that names the file.
    init(_ place: URL) throws(ImportError) {
        let file = place.appending(path: "project.pbxproj")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ImportError("\(file.path) cannot be read")
        }
        let root: PropertyList
        do {
            root = try PropertyListReader.read(text)
        } catch {
            throw ImportError("\(file.path) is invalid in line \(error.line): \(error.reason)")
        }
        guard case .table(let objects)? = root["objects"],
            let project = root["rootObject"]?.text.flatMap({ objects[$0] })
        else { throw ImportError("\(file.path) is not an Xcode project: it has no root object") }
        self.objects = objects
        self.project = project
        (bundle, folder) = (place, place.deletingLastPathComponent())
        places = Self.places(of: objects, project: project, folder: folder)
    }

    /// The targets, in the project's order.
    var targets: [Target] {
        (project["targets"]?.texts ?? []).compactMap { id in
            guard let target = objects[id], let name = target["name"]?.text else { return nil }
            return Target(id: id, name: name, isApp: target["productType"]?.text == Self.application)
        }
    }

    /// Whether a target is an app.
    var hasApp: Bool { targets.contains(where: \.isApp) }

    private static let application = "com.apple.product-type.application"

    /// Returns the target with a name, or the only app. Throws an `ImportError` that lists the targets.
    func target(_ name: String?) throws(ImportError) -> Target {
        let apps = targets.filter(\.isApp)
        guard let name else {
            guard apps.count == 1, let app = apps.first else {
                throw ImportError(
                    apps.isEmpty
                        ? "the project has no target that is an app; \(Self.list(targets))"
                        : "the project has \(apps.count) apps: choose one with --target; \(Self.list(apps))")
            }
            return app
        }
        let found = targets.filter { $0.name == name }
        guard let target = found.first else {
            throw ImportError("there is no target \"\(name)\"; \(Self.list(targets))")
        }
        guard found.count == 1 else {
            throw ImportError("the project has \(found.count) targets \"\(name)\"; give them different names")
        }
        return target
    }

    private static func list(_ targets: [Target]) -> String {
        targets.isEmpty ? "it has no targets" : "it has \(targets.map(\.name).joined(separator: ", "))"
    }

    /// Returns the target and its dependencies as a project; the target's module is last.
    ///
    /// - Parameters:
    ///   - others: The other projects whose targets may build products that this project links.
    ///   - folders: The root folders of packages whose products this project may link.
    func project(
        of target: Target, beside others: [XcodeProject] = [], folders: [URL] = []
    ) throws(ImportError) -> Project {
        var found = Project(kind: .xcode, target: target.name, modules: [])
        var seen: Set<String> = []
        var packages = LocalPackages(folders)
        for folder in packageFolders + others.flatMap(\.packageFolders) { packages.add(folder) }
        add(target.id, to: &found, &seen, beside: others, &packages)
        var names: Set<String> = []
        for module in found.modules where !names.insert(module.name).inserted {
            throw ImportError("two targets build a module \"\(module.name)\"; give them different names")
        }
        if let version = setting("SWIFT_VERSION", of: target.id)?.prefix(while: { $0 != "." }) {
            found.swiftVersion = Int(version) ?? 5
        }
        if let language = project["developmentRegion"]?.text { found.developmentLanguage = language }
        found.info = info(of: target, telling: &found.notes)
        found.missingProducts = missingProducts(besides: &packages)
        found.notes += found.missingProducts.map { "the package product \($0) was not found: \(PackageAdvice.words)" }
        found.notes += packages.notes
        return found
    }

    /// Adds the modules of a target, dependencies first. Returns the modules that a dependent target needs: the module
    /// of this target, or its dependencies if it has no Swift code. Returns nil if the target is a separate program.
    @discardableResult
    private func add(
        _ id: String, to found: inout Project, _ seen: inout Set<String>, beside others: [XcodeProject],
        _ packages: inout LocalPackages
    ) -> Project.Dependencies? {
        guard let target = objects[id], let name = target["name"]?.text else { return nil }
        if let kind = Self.separate[target["productType"]?.text ?? ""] {
            found.notes.append("\(name), \(kind), which is a separate program")
            return nil
        }
        let product = setting("PRODUCT_MODULE_NAME", of: id) ?? setting("PRODUCT_NAME", of: id)
        // A product name that contains other build settings usually evaluates to the name of the target.
        let module = moduleName(product.flatMap { $0.contains("$") ? nil : $0 } ?? name)
        // The folder is part of the key, because copies of a project contain the same ids.
        guard seen.insert("\(folder.path)/\(id)").inserted else {
            return found.hasModule(module) ? .init(modules: [module]) : .init()
        }
        var needed = Project.Dependencies()
        for id in target["dependencies"]?.texts ?? [] {
            guard let target = objects[id]?["target"]?.text else { continue }
            if let more = add(target, to: &found, &seen, beside: others, &packages) { needed.add(more) }
        }
        for product in linkedProducts(of: target) {
            guard
                let maker = ([self] + others).lazy.compactMap({ project in
                    project.maker(of: product).map { (project, $0) }
                }).first
            else {
                // CocoaPods links one framework that stands for all pods of a target.
                if !product.contains("Pods_"), !product.hasPrefix("libPods"), !Self.own.contains(product) {
                    found.notes.append(Self.unmade(product))
                }
                continue
            }
            if let more = maker.0.add(maker.1, to: &found, &seen, beside: others, &packages) { needed.add(more) }
        }
        for product in packageProducts(of: target) {
            if let more = packages.add(product: product, to: &found) { needed.add(more) }
        }
        let sources = sources(of: target)
        let resources = resources(of: target)
        guard !sources.isEmpty || name == found.target else {
            // A target without Swift code, such as the target of all pods, is replaced by its dependencies. Its
            // resources are included.
            if !resources.isEmpty { found.looseResources += resources }
            let others = filesOfOtherLanguages(of: target)
            if others > 0 { found.notes.append("\(name), which is written in Objective-C or C (files: \(others))") }
            return needed
        }
        let bridge = setting("SWIFT_OBJC_BRIDGING_HEADER", of: id).flatMap { path in
            BridgingHeader(place(path.replacing("$(SRCROOT)/", with: "").replacing("$(TARGET_NAME)", with: name)))
        }
        if let bridge { found.notes += bridge.notes }
        let conditions = settings(of: Target(id: id, name: name, isApp: false))["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
        found.modules.append(
            .init(
                name: module, sources: sources, resources: resources, needed: needed,
                defines: (conditions ?? "").split(separator: " ").map(String.init).filter { !$0.contains("$") },
                bridged: bridge?.modules ?? []))
        return .init(modules: [module])
    }

    /// The product types that are embedded in an app but run as separate programs.
    private static let separate = [
        "com.apple.product-type.app-extension": "an extension",
        "com.apple.product-type.extensionkit-extension": "an extension",
        "com.apple.product-type.app-extension.messages": "an extension",
        "com.apple.product-type.application.watchapp2": "an app for a watch",
        "com.apple.product-type.watchkit2-extension": "an extension of an app for a watch",
    ]

    /// The frameworks that Kennel provides itself.
    private static let own: Set = ["Beagle.framework", "BeagleSchema.framework"]

    private static func unmade(_ product: String) -> String {
        "\(product) is built by another project: import a workspace that has both, if there is one"
    }

    /// Returns a target's Info.plist, completed by the build settings that Xcode adds to it.
    ///
    /// A file that cannot be read is reported in `notes`.
    private func info(of target: Target, telling notes: inout [String]) -> InfoPlist {
        let settings = settings(of: target)
        func value(_ name: String, depth: Int = 0) -> String? {
            // A setting may refer to others. The depth limit stops cycles.
            settings[name].map { text in depth < 8 ? InfoPlist.fill(text) { value($0, depth: depth + 1) } : "" }
        }
        let path = value("INFOPLIST_FILE")
        let file = path.flatMap { path in
            path.isEmpty ? nil : path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
        }
        let read = file.flatMap(InfoPlist.init)
        if read == nil, let file {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            notes.append("\(file.path), the app's Info.plist, \(isThere ? "is not a property list" : "does not exist")")
        }
        var info = read ?? InfoPlist()
        for (name, text) in settings.sorted(by: { $0.key < $1.key }) where name.hasPrefix("INFOPLIST_KEY_") {
            info.add(String(name.dropFirst("INFOPLIST_KEY_".count)), value: text)
        }
        info.add("CFBundleIdentifier", value: settings["PRODUCT_BUNDLE_IDENTIFIER"])
        info.add("CFBundleName", value: settings["PRODUCT_NAME"])
        info.add("CFBundleShortVersionString", value: settings["MARKETING_VERSION"])
        info.add("CFBundleVersion", value: settings["CURRENT_PROJECT_VERSION"])
        return info.filled { value($0) }
    }

    /// Returns the build settings of a target: Xcode's defaults, the project's, and its own.
    private func settings(of target: Target) -> [String: String] {
        var settings = [
            "SRCROOT": folder.path, "PROJECT_DIR": folder.path, "TARGET_NAME": target.name, "PRODUCT_NAME": target.name,
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "DEVELOPMENT_LANGUAGE": project["developmentRegion"]?.text ?? "en", "CONFIGURATION": "Debug",
        ]
        for owner in [project, objects[target.id]].compactMap({ $0 }) {
            let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
            guard let id = list?["buildConfigurations"]?.texts.first, let configuration = objects[id] else { continue }
            let shared = configuration["baseConfigurationReference"]?.text.flatMap { places[$0] }
            var own = shared.map(BuildSettings.read) ?? [:]
            if case .table(let table)? = configuration["buildSettings"] {
                for (name, value) in table { if let text = value.text { own[name] = text } }
            }
            for (name, text) in own {
                // `$(inherited)` stands for the value of the level above.
                settings[name] = text.replacingOccurrences(of: "$(inherited)", with: settings[name] ?? "")
            }
        }
        return settings
    }

    /// Returns the Swift files that a target compiles.
    private func sources(of target: PropertyList) -> [URL] {
        files(of: target, inPhase: "PBXSourcesBuildPhase", inFolder: swiftFiles).filter { $0.pathExtension == "swift" }
    }

    /// Returns the number of files of other languages that a target compiles, except the generated ones of CocoaPods.
    private func filesOfOtherLanguages(of target: PropertyList) -> Int {
        files(of: target, inPhase: "PBXSourcesBuildPhase", inFolder: { _ in [] })
            .filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
            .filter { !$0.lastPathComponent.hasSuffix("-dummy.m") }.count
    }

    /// Returns the resources of a target.
    private func resources(of target: PropertyList) -> [URL] {
        files(of: target, inPhase: "PBXResourcesBuildPhase", inFolder: resourceFiles).filter {
            $0.pathExtension != "swift"
        } + files(of: target, inPhase: "PBXSourcesBuildPhase", inFolder: { _ in [] }).filter(DataModel.isModel)
    }

    /// Returns the files of a target: those in its build phases of this kind, and those in its synchronized folders.
    ///
    /// - Parameter list: Returns the files in a folder.
    private func files(of target: PropertyList, inPhase kind: String, inFolder list: (URL) -> [URL]) -> [URL] {
        var found: Set<URL> = []
        for phase in target["buildPhases"]?.texts ?? [] {
            guard let phase = objects[phase], phase["isa"]?.text == kind else { continue }
            for file in phase["files"]?.texts ?? [] {
                guard let id = objects[file]?["fileRef"]?.text else { continue }
                // A localized file is a group that contains its variants.
                let isGroup = objects[id]?["isa"]?.text == "PBXVariantGroup"
                found.formUnion((isGroup ? objects[id]?["children"]?.texts ?? [] : [id]).compactMap { places[$0] })
            }
        }
        for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
            guard let place = places[group] else { continue }
            let left = Set(exceptions(of: group, for: target).map { place.appending(path: $0).standardizedFileURL })
            found.formUnion(list(place).filter { !left.contains($0) })
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Returns the files of a synchronized folder that a target excludes.
    private func exceptions(of group: String, for target: PropertyList) -> [String] {
        (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
            .filter { exception in exception["target"]?.text.flatMap { objects[$0] } == target }
            .flatMap { $0["membershipExceptions"]?.texts ?? [] }
    }

    /// Returns a build setting of a target, or of the project if the target does not set it.
    private func setting(_ name: String, of target: String) -> String? {
        for owner in [objects[target], project].compactMap({ $0 }) {
            let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
            for id in list?["buildConfigurations"]?.texts ?? [] {
                if let value = objects[id]?["buildSettings"]?[name]?.text { return value }
            }
        }
        return nil
    }
}
