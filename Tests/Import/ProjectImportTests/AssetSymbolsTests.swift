import Foundation
import SwiftTranslation
import Testing

@testable import ProjectImport

@Suite("Assets by the names that Xcode gives them in code")
struct AssetSymbolsTests {
    @Test(arguments: [
        ("coffee-cup", ["coffeeCup"]), ("Logo", ["logo"]), ("HeroImage", ["hero", "heroImage"]),
        ("URLIcon", ["urlIcon"]), ("GH", ["gh"]), ("2nd floor", ["_2ndFloor"]), ("Till/coin", []), ("-", []),
    ])
    func `An asset name becomes a lower camel case identifier, with and without its kind`(
        asset: String, symbols: [String]
    ) {
        #expect(AssetSymbols.symbols(of: asset, less: "Image") == symbols)
    }

    @Test func `Only asset symbols that the app uses and does not declare are declared`() {
        let code = SourceText(
            path: "A.swift",
            text:
                "let a = UIImage(resource: .coffeeCup), b = UIColor.brand\nextension UIColor { static let crust = 1 }\nlet c = UIColor.crust"
        )
        let text = AssetSymbols(
            pictures: ["coffee-cup", "unused"], colors: ["BrandColor", "crust"], members: MemberNames([code])
        ).text
        #expect(text.contains("static let coffeeCup = ImageResource(name: \"coffee-cup\", bundle: .main)"))
        #expect(text.contains("static var brand: UIColor { UIColor(resource: ColorResource.brand) }"))
        #expect(!text.contains("unused") && text.contains("static let crust = ColorResource"))
        #expect(!text.contains("static var crust"))
    }
}
