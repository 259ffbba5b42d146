import Foundation
import SwiftTranslation

/// The translated files of a project, which are written into its package.
struct TranslatedProject {
    /// The project without excluded files.
    let project: Project
    /// The names of the excluded files.
    let leftOut: [String]
    /// The entries of `leaveOut` in `kennel.json` that match no file, or no part of it.
    let unknown: [String]
    /// The translated files, by their path in the package.
    let texts: [String: String]
    /// The generated files: the launch code and the resources.
    let additions: [String: String]
    /// The problems found in the files.
    let remarks: [Remark]
    /// The static variables that outlive a session. Because of them, each session needs its own process.
    let statics: [String]
    /// The Beagle version that the project was written for.
    let era: BeagleEra

    /// The folder in the package that is written by each translation.
    static let folder = "Translated"

    /// Translates all files. Throws an `ImportError`, for example if there is no app delegate.
    ///
    /// - Parameters:
    ///   - products: The products of other packages that the user added to the existing package.
    ///   - progress: Receives the number of translated files after each one.
    init(
        _ project: Project, settings: ImportSettings, products: Set<String> = [], progress: (Int) -> Void
    ) throws(ImportError) {
        let renamed = project.renamedModules
        let project = project.withFreeNames
        let all = project.modules.flatMap(\.sources)
        leftOut = all.filter(settings.leavesOut).map(\.lastPathComponent)
        let resources = BundledResources(project.resources, info: project.info)
        let importable = project.importableModules(with: products, renamed: renamed.keys)
        let surveyed = try SurveyedProject(
            project, settings: settings, designed: resources.classes, importable: importable)
        unknown = settings.unknown(among: all) + surveyed.unknown
        let designed = surveyed.lines(of: resources.classes)
        era = try settings.era() ?? surveyed.era ?? .current
        let reexporting = surveyed.reexporting(besides: renamed)
        var (translations, done) = (Translations(), 0)
        for module in surveyed.modules {
            let translator = Translator(
                module.survey, drawn: designed, era: era, modules: importable, reexporting: reexporting,
                renamed: renamed, bridged: module.module.bridged)
            try translations.add(module, by: translator) {
                done += 1
                progress(done)
            }
        }
        guard let app = project.app else { throw ImportError("the project has no module") }
        let files = ResourceSources(
            resources, tables: translations.tables, members: MemberNames(surveyed.modules.last?.files ?? []),
            developmentLanguage: project.developmentLanguage)
        let scenes = Self.scenes(
            project.info.scenes, delegates: surveyed.modules.last?.survey.sceneDelegates ?? [])
        let models = ModelSources(
            surveyed.modules.map {
                ModelSources.Module($0.module.name, resources: $0.module.resources, declared: $0.survey.types)
            })
        let usesBeagle = surveyed.era != nil
        let furnishing =
            scenes + files.furnishing + models.furnishing
            + (usesBeagle ? "" : "UIApplication.shared.usesBeagle = false; ")
        var launch: [String: String] = [:]
        if project.purpose == .app {
            guard let delegate = try surveyed.delegate() else {
                throw ImportError(MissingDelegate(of: app.name, in: project.modules.flatMap(\.sources)).reason)
            }
            launch["\(app.name)/KennelLaunch.swift"] = Self.launch(
                furnishing.isEmpty ? delegate : furnishing + "return " + delegate,
                imports: models.imports(besides: app.name) + (usesBeagle ? [] : ["Beagle"]))
        }
        additions = files.texts(for: app.name).merging(launch) { own, _ in own }
            .merging(models.texts) { own, _ in own }.merging(Self.errors(surveyed.modules)) { own, _ in own }
        var kept = surveyed.project
        kept.notes += resources.notes + models.notes
        self.project = kept
        (texts, remarks, statics) = (translations.texts, translations.remarks, translations.statics)
    }

    /// Returns the statement that sets the scene manifest at launch; empty if the app has no scenes.
    private static func scenes(_ scenes: [InfoPlist.Scene], delegates: [String]) -> String {
        if scenes.isEmpty, delegates.isEmpty { return "" }
        func said(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nil" }
        let list = scenes.map {
            ".init(name: \(said($0.name)), delegate: \(said($0.delegate)), storyboard: \(said($0.storyboard)))"
        }
        let table = delegates.map { "\(said($0)): { \($0)() }" }.joined(separator: ", ")
        return "UIApplication.shared.sceneManifest = SceneManifest([\(list.joined(separator: ", "))], delegates: "
            + "[\(table.isEmpty ? ":" : table)]); "
    }

    /// Returns files with the iOS descriptions of errors, for the modules that read these descriptions.
    private static func errors(_ modules: [SurveyedProject.Module]) -> [String: String] {
        var files: [String: String] = [:]
        for module in modules {
            guard let declarations = module.survey.errorDescriptions else { continue }
            files["\(module.module.name)/KennelErrors.swift"] =
                "// Written by kennel import; written again whenever the project changes.\n" + declarations
        }
        return files
    }

    private static func launch(_ delegate: String, imports: [String]) -> String {
        """
        // Written by kennel import; written again whenever the project changes.
        \((["Kennel", "UIKit"] + imports).sorted().map { "import \($0)" }.joined(separator: "\n"))

        @main
        enum KennelLaunch {
            static func main() {
                Kennel.run { \(delegate)() }
            }
        }

        """
    }

    /// Writes new and changed files into the package, and deletes obsolete ones. Returns the number of translated files
    /// that were written.
    func write(into package: URL) throws(ImportError) -> Int {
        let files = FileManager.default
        let root = package.appending(path: Self.folder)
        var written = 0
        do {
            for (path, text) in texts.merging(additions, uniquingKeysWith: { $1 }) {
                let file = root.appending(path: path)
                if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
                try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
                if texts[path] != nil { written += 1 }
            }
            try link(in: root)
            for path in try files.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                if texts[path] == nil, additions[path] == nil { try files.removeItem(at: root.appending(path: path)) }
            }
        } catch {
            throw ImportError("\(root.path) could not be written: \(error.localizedDescription)")
        }
        return written
    }

    /// Creates links to the folders of C modules, which are compiled without changes.
    private func link(in root: URL) throws {
        let files = FileManager.default
        for module in project.modules {
            guard let folder = module.code.folder else { continue }
            let link = root.appending(path: module.name)
            if (try? files.destinationOfSymbolicLink(atPath: link.path)) == folder.path { continue }
            try? files.removeItem(at: link)
            try files.createSymbolicLink(atPath: link.path, withDestinationPath: folder.path)
        }
    }
}
