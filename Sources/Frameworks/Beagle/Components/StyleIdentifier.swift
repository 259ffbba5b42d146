/// The name of a look in the application's theme, and the class a style sheet knows it by.
package struct StyleIdentifier {
    /// The class, as Beagle Web spells it: `Shop.PrimaryButton` becomes `shop-primary-button`.
    package let cssClass: String

    package init(_ styleId: String) {
        var text = ""
        var previous: Character = " "
        for character in styleId {
            if previous.isLowercase, character.isUppercase { text.append("-") }
            text.append(character == "." ? "-" : character)
            previous = character
        }
        cssClass = text.lowercased()
    }
}
