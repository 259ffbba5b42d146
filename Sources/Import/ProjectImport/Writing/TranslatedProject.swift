import Foundation
import SwiftTranslation

/// A project's files as they are compiled here, written into the package that was made for them.
struct TranslatedProject {
    /// What was read, without what is left out.
    let project: Project
    /// The names of the files that are left out.
    let leftOut: [String]
    /// Names that `kennel.json` leaves out and that are not there.
    let unknown: [String]
    /// The files, by their path in the package.
    let texts: [String: String]
    /// What is compiled besides: how the app begins, and what comes with it.
    let additions: [String: String]
    /// What could not be translated.
    let remarks: [Remark]
    /// Whether anything outlives a session, so that each needs a process of its own.
    let statics: [String]
    /// The Beagle that the project was written for.
    let era: BeagleEra

    /// The folder in the package that is written anew each time.
    static let folder = "Translated"

    /// Translates all files; `products` are those of packages that were added to the package in hand, `tell` hears how
    /// many files are done. Throws an `ImportError` where there is nothing to begin with.
    init(
        _ project: Project, _ settings: ImportSettings, products: Set<String> = [], tell: (Int) -> Void
    ) throws(ImportError) {
        let all = project.modules.flatMap(\.sources)
        unknown = settings.unknown(among: all)
        leftOut = all.filter(settings.leavesOut).map(\.lastPathComponent)
        var (kept, texts, remarks, statics) = (project, [String: String](), [Remark](), [String]())
        var (delegate, done): (String?, Int) = (nil, 0)
        let resources = BundledResources(project.modules.flatMap(\.resources), project.info)
        var read: [(files: [SourceText], survey: Survey)] = []
        for (index, module) in project.modules.enumerated() {
            // What begins a program of its own is not compiled; the package begins by itself.
            let sources = module.sources.filter { !settings.leavesOut($0) && $0.lastPathComponent != "main.swift" }
            kept.modules[index].sources = sources
            var files: [SourceText] = []
            for source in sources { files.append(try Self.read(source)) }
            var left: [SourceText] = []
            for source in module.sources.filter(settings.leavesOut) { left.append(try Self.read(source)) }
            files += StandIns(for: left, beside: files, drawn: resources.classes).files
            read.append((files, Survey(files)))
        }
        // A class that a file names may descend from one of another module.
        let drawn = read.reduce(resources.classes) { $0.union($1.survey.line(of: resources.classes)) }
        era = try settings.era() ?? read.compactMap(\.survey.era).max() ?? .current
        var tables: [(module: String, names: [String])] = []
        for (index, module) in project.modules.enumerated() {
            let (files, survey) = read[index]
            let translator = Translator(
                survey, drawn: drawn, era: era, modules: products.union(project.modules.map(\.name)),
                bridged: module.bridged)
            var own: [String] = []
            for file in files {
                let translation = translator.translate(file)
                let name = URL(filePath: file.path).lastPathComponent
                guard texts.updateValue(translation.text, forKey: Self.path(of: name, in: module)) == nil else {
                    throw ImportError("two files of \(module.name) are called \(name), which Swift does not compile")
                }
                remarks += translation.remarks
                own += translation.tables
                done += 1
                tell(done)
            }
            if !own.isEmpty { tables.append((module.name, own)) }
            statics += survey.statics
            if index == project.modules.count - 1 {
                delegate = survey.delegate
                if delegate == nil { delegate = try Self.delegate(named: module.sources, survey) }
            }
        }
        guard let delegate, let app = project.app else {
            throw ImportError(
                "\(project.app?.name ?? "the project") has no class with @main or @UIApplicationMain to begin with")
        }
        let files = ResourceSources(
            resources, tables, members: MemberNames(read.last?.files ?? []),
            developmentLanguage: project.developmentLanguage)
        kept.notes += resources.notes
        let scenes = Self.scenes(project.info.scenes, delegates: read.last?.survey.sceneDelegates ?? [])
        let models = ModelSources(
            zip(project.modules, read).map { module, read in
                ModelSources.Module(module.name, module.resources, declared: read.survey.types)
            })
        kept.notes += models.notes
        let furnishing = scenes + files.furnishing + models.furnishing
        let launch = Self.launch(
            furnishing.isEmpty ? delegate : furnishing + "return " + delegate,
            imports: models.imports(besides: app.name))
        additions = files.texts(for: app.name).merging(["\(app.name)/KennelLaunch.swift": launch]) { own, _ in own }
            .merging(models.texts) { own, _ in own }
        (self.project, self.texts, self.remarks, self.statics) = (kept, texts, remarks, statics)
    }

    /// How the app's launch tells a session of scenes; nothing where the app has none.
    /// The class that a program begins with which is begun by a file of its own.
    private static func delegate(named sources: [URL], _ survey: Survey) throws(ImportError) -> String? {
        guard let main = sources.first(where: { $0.lastPathComponent == "main.swift" }) else { return nil }
        return MainFile.delegate(in: SourceText(path: main.path, text: try text(of: main)), survey)
    }

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

    /// Where a file of a module is written: under another name than it has in the project, or the compiler warns of
    /// each that it cannot tell the two apart.
    private static func path(of name: String, in module: Project.Module) -> String {
        "\(module.name)/\(name.dropLast(".swift".count)).translated.swift"
    }

    private static func text(of file: URL) throws(ImportError) -> String {
        guard let data = try? Data(contentsOf: file) else { throw ImportError("\(file.path) cannot be read") }
        return String(decoding: data, as: UTF8.self)
    }

    /// A file of the project. Throws an `ImportError` where it cannot be read.
    static func read(_ file: URL) throws(ImportError) -> SourceText {
        SourceText(path: file.path, text: try text(of: file))
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

    /// Writes what is new or other, and removes what is no more. Answers how many of the translated files were written.
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
            for path in try files.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                if texts[path] == nil, additions[path] == nil { try files.removeItem(at: root.appending(path: path)) }
            }
        } catch {
            throw ImportError("\(root.path) could not be written: \(error.localizedDescription)")
        }
        return written
    }
}
