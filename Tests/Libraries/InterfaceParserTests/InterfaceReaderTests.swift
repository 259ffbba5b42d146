import Foundation
import InterfaceModel
import Testing

@testable import InterfaceParser

@Suite("Reading storyboards and nibs")
struct InterfaceReaderTests {
    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    private func document(_ inside: String, _ attributes: String = "") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"\(Self.type)\" \(attributes)>\(inside)</document>\n"
    }

    private func read(_ text: String, _ bounds: InterfaceReader.Bounds = .init()) throws -> InterfaceFile {
        try InterfaceReader(bounds).read(Data(text.utf8), of: "Main.storyboard")
    }

    /// Returns the error message for a text.
    private func sentence(_ text: String, _ bounds: InterfaceReader.Bounds = .init()) -> String {
        #expect(throws: InterfaceError.self) { try read(text, bounds) }?.description ?? ""
    }

    @Test func `Elements have their attributes, texts and properties in the file's order`() throws {
        let file = try read(
            document(
                """

                    <scenes>
                        <!-- Home -->
                        <scene sceneID="s"><objects>
                            <viewController id="c"><view key="view" id="v"><subviews>
                                <label id="l" text="a &lt; b"/>
                                <textView id="t"><string key="text">one
                two &amp; <![CDATA[<three>]]></string></textView>
                                <label id="m"><string key="text" base64-UTF8="YES">YQti</string></label>
                            </subviews></view></viewController>
                        </objects></scene>
                    </scenes>

                """, "initialViewController=\"c\""))
        #expect(file.kind == .storyboard && file.document["initialViewController"] == "c")
        let controller = try #require(file.scenes.first?.items("objects").first)
        let views = try #require(controller.property("view")?.items("subviews"))
        #expect(views.map(\.name) == ["label", "textView", "label"] && views.compactMap(\.id) == ["l", "t", "m"])
        #expect(views[0]["text"] == "a < b" && views[0].text == nil)
        #expect(views[1].property("text")?.text == "one\ntwo & <three>")
        #expect(views[2].property("text")?.text == "a\u{B}b")
        #expect(controller.children.count == 1 && controller.text == nil)
    }

    @Test func `An interface file is the same after it was encoded to JSON and decoded`() throws {
        var files = InterfaceFiles()
        #expect(files.isEmpty)
        let file = try read(document("<scenes><scene sceneID=\"s\"><x>\"é\"</x></scene></scenes>"))
        files.storyboards = ["Main": ["Base": .file(file), "pt": .broken("Main.storyboard is empty")]]
        files.main = "Main"
        let data = try JSONEncoder().encode(files)
        #expect(try JSONDecoder().decode(InterfaceFiles.self, from: data) == files)
    }

    @Test(arguments: [
        ("", "is empty"), ("no XML", "is not valid XML in line 1"),
        ("<document type=\"CocoaTouch.XIB\">\n<objects>\n</document>", "is not valid XML in line 3"),
        ("<plist/>", "is not a storyboard or nib: it begins with <plist>"),
        ("<archive/>", "has the format of Xcode 4: open it in a newer version, and save it"),
        (
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
            "is not designed for iPhone, but for MacOSX.Cocoa"
        ),
        (
            "<document type=\"CocoaTouch.XIB\"><a id=\"1\"/><b><c id=\"1\"/></b></document>",
            "has two objects with the id 1"
        ),
        (
            "<document type=\"CocoaTouch.XIB\" initialViewController=\"x\"/>",
            "begins with x, which it does not contain"
        ),
        (
            "<!DOCTYPE d [<!ENTITY a \"aaaa\">]><document type=\"CocoaTouch.XIB\">&a;</document>",
            "has a document type declaration, which Xcode never writes"
        ),
    ])
    func `An invalid storyboard is refused with a sentence`(text: String, reason: String) {
        #expect(sentence(text) == "Main.storyboard \(reason)")
    }

    @Test func `A file over the depth, element or size limit is refused while it is read`() {
        let deep = document(String(repeating: "<a>", count: 9) + String(repeating: "</a>", count: 9))
        #expect(
            sentence(deep, .init(depth: 9))
                == "Main.storyboard is invalid in line 2: elements are nested deeper than 9 levels")
        #expect((try? read(deep, .init(depth: 10))) != nil)
        let many = document(String(repeating: "<a/>", count: 9))
        #expect(
            sentence(many, .init(elements: 9)) == "Main.storyboard is invalid in line 2: it has more than 9 elements")
        #expect(sentence(many, .init(bytes: 40)) == "Main.storyboard is larger than 0 MB, the limit for storyboards")
        let endless = document(String(repeating: "<a>", count: 100_000))
        #expect(sentence(endless).hasSuffix("elements are nested deeper than 128 levels"))
    }
}
