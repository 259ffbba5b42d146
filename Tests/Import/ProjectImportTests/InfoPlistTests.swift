import Foundation
import Testing

@testable import ProjectImport

@Suite("What an Info.plist says")
struct InfoPlistTests {
    private let place = Place()

    @Test func `References to build settings in an Info.plist are filled in, also with modifiers`() throws {
        let settings = ["A": "Our App", "B": "1"]
        func filled(_ text: String) -> String { InfoPlist.fill(text) { settings[$0] } }
        #expect(filled("com.$(A:rfc1034identifier).${B}") == "com.Our-App.1")
        #expect(filled("$(A:c99extidentifier)$(C)") == "Our_App" && filled("$5 $ (A)") == "$5 $ (A)")
        var info = InfoPlist()
        info.add("Name", value: "$(A)")
        info.add("Name", value: "other")
        #expect(info.filled { settings[$0] }.text?.contains("<string>Our App</string>") == true)
        #expect(InfoPlist().text == nil && InfoPlist(place.folder) == nil)
    }

    @Test func `An xcconfig file includes other files and ignores comments`() throws {
        try place.write([
            "App.xcconfig": """
            // Our own
            #include "Shared/Base.xcconfig"
            #include? "Missing.xcconfig"
            NAME = Our App // said
            URL = https:/$()/bakery.org
            OTHER[sdk=iphoneos*] = no
            """, "Shared/Base.xcconfig": "NAME = Theirs\nKEY=1;\n#include \"Base.xcconfig\"\n",
        ])
        let read = BuildSettings.read(URL(filePath: place.path("App.xcconfig")))
        #expect(read == ["NAME": "Our App", "URL": "https:/$()/bakery.org", "KEY": "1"])
        #expect(BuildSettings.read(place.folder) == [:])
    }
}
