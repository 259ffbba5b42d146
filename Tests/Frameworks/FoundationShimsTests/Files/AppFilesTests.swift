import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("What lies in an app's bundle")
struct AppFilesTests {
    private let stage: Stage

    @Test func `Each session has its own writable folders, which are deleted with it`() throws {
        let place = try Stage(root: UIViewController()).act {
            let files = FileManager.default
            let documents = try #require(files.urls(ofAppFolder: .documentDirectory, in: .userDomainMask).first)
            #expect(_folders(.documentDirectory, .userDomainMask, true) == [documents.path])
            let note = documents.appending(path: "note.txt")
            try Data("kept".utf8).write(to: note)
            #expect(files.contents(atPath: note.path) == Data("kept".utf8))
            #expect(note.path.hasPrefix(_home() + "/Documents/") && _temporaryFolder() == _home() + "/tmp/")
            let support = try files.url(
                ofAppFolder: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            #expect(
                files.fileExists(atPath: support.path) && files.fileExists(atPath: files.appTemporaryDirectory.path))
            #expect(files.urls(ofAppFolder: .musicDirectory, in: .userDomainMask).isEmpty)
            #expect(files.urls(ofAppFolder: .documentDirectory, in: .systemDomainMask).isEmpty)
            return _home()
        }
        #expect(!FileManager.default.fileExists(atPath: place))
        stage.act { #expect(_home() != place) }
    }

    init() throws {
        /// Returns bytes that are not freed before the tests end.
        func kept(_ text: String) -> UnsafeRawBufferPointer {
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
            bytes.copyBytes(from: text.utf8)
            return UnsafeRawBufferPointer(bytes)
        }
        stage = try Stage(root: UIViewController())
        stage.application.files = AppFiles(
            [
                ("rates.json", kept("[1, 2]")), ("en.lproj/terms.html", kept("Terms")),
                ("pt.lproj/terms.html", kept("Termos")), ("Legal/note", kept("")),
                ("Till.momd", kept("<model/>")),
            ],
            info: kept(
                """
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleIdentifier</key>
                <string>com.bakery</string><key>Limits</key><array><integer>3</integer></array></dict></plist>
                """))
    }

    private func text(_ path: String?) -> String? { path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } }

    @Test func `The bundle and its folders are listed, and other folders as on disk`() throws {
        try stage.act { () throws -> Void in
            let (files, place) = (FileManager.default, Bundle.main.appPath ?? "")
            #expect(
                try files.contentsOfDirectory(atAppPath: place) == [
                    "Info.plist", "Legal", "Till.momd", "en.lproj", "pt.lproj", "rates.json",
                ])
            #expect(try files.contentsOfDirectory(atAppPath: place + "/Legal/") == ["note"])
            #expect(throws: CocoaError.self) { try files.contentsOfDirectory(atAppPath: place + "/None") }
            #expect(try files.contentsOfDirectory(atAppPath: "/").contains("tmp"))
        }
    }

    @Test func `Files are found by name, type and folder, and can be read repeatedly`() {
        stage.act {
            let bundle = Bundle.main
            #expect(text(bundle.path(ofAppFile: "rates", ofType: "json")) == "[1, 2]")
            #expect(text(bundle.path(ofAppFile: "rates", ofType: ".json")) == "[1, 2]")
            // The URL of a data model identifies the model by its last component.
            #expect(bundle.url(ofAppFile: "Till", withExtension: "momd")?.lastPathComponent == "Till.momd")
            #expect(bundle.url(ofAppFile: "Other", withExtension: "momd") == nil)
            #expect(text(bundle.path(ofAppFile: "rates.json", ofType: nil)) == "[1, 2]")
            #expect(text(bundle.url(ofAppFile: "terms", withExtension: "html")?.path) == "Terms")
            #expect(text(bundle.path(ofAppFile: "note", ofType: nil, inDirectory: "Legal")) == "")
            #expect(bundle.path(ofAppFile: "rates", ofType: "xml") == nil)
            #expect(bundle.path(ofAppFile: nil, ofType: "json") == nil)
            let first = bundle.path(ofAppFile: "rates", ofType: "json")
            #expect(first == bundle.path(ofAppFile: "rates", ofType: "json"))
        }
    }

    @Test func `Info.plist values are available, and the file can be read`() {
        stage.act {
            #expect(Bundle.main.appIdentifier == "com.bakery")
            #expect(Bundle.main.object(forAppInfoKey: "Limits") as? [Int] == [3])
            #expect(Bundle.main.object(forAppInfoKey: "None") == nil)
            #expect(text(Bundle.main.path(ofAppFile: "Info", ofType: "plist"))?.contains("com.bakery") == true)
        }
    }
}
