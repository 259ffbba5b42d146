/// Makes a Beagle document from bytes. Each byte is a choice, so that a small change of the bytes causes a small change
/// of the document. Nearly every document decodes.
struct DocumentMaker {
    private var choices: ArraySlice<UInt8>
    private var elements = 0

    private static let most = 40
    private static let deepest = 6

    init(_ choices: [UInt8]) {
        self.choices = choices[...]
    }

    /// Returns a whole screen.
    mutating func screen() -> String {
        let bar = take(2) == 0 ? "" : #""navigationBar":{"title":"\#(words())"},"#
        return #"{"_beagleComponent_":"beagle:screenComponent",\#(bar)"child":\#(root())}"#
    }

    /// Returns a container with several components, and a context for them.
    private mutating func root() -> String {
        let context = #""context":{"id":"a","value":\#(value(0))}"#
        let children = (0..<3 + take(4)).map { _ in component(1) }.joined(separator: ",")
        return #"{"_beagleComponent_":"beagle:container",\#(context),"children":[\#(children)]}"#
    }

    private mutating func take(_ count: Int) -> Int {
        guard let byte = choices.popFirst() else { return 0 }
        return Int(byte) % count
    }

    private mutating func component(_ depth: Int) -> String {
        elements += 1
        let isLeaf = depth >= Self.deepest || elements >= Self.most
        let style = take(3) == 0 ? #","style":\#(style())"# : ""
        let context = take(4) == 0 ? #","context":{"id":"\#(name())","value":\#(value(0))}"# : ""
        let start = #""onInit":[\#(take(5) == 0 ? action(0) : "")]"#
        switch take(isLeaf ? 5 : 11) {
        case 0: return #"{"_beagleComponent_":"beagle:text","text":"\#(words())"\#(style)}"#
        case 1:
            return #"{"_beagleComponent_":"beagle:button","text":"\#(words())","onPress":[\#(action(0))]\#(style)}"#
        case 2:
            return
                #"{"_beagleComponent_":"beagle:textInput","value":"\#(words())","onChange":[\#(action(0))]\#(style)}"#
        case 3:
            return #"{"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"local","mobileId":"a"}\#(style)}"#
        case 4:
            return
                #"{"_beagleComponent_":"beagle:touchable","onPress":[\#(action(0))],"child":{"_beagleComponent_":"beagle:text","text":"\#(words())"}}"#
        case 5: return #"{"_beagleComponent_":"beagle:scrollView","children":[\#(children(depth))]\#(context)}"#
        case 6:
            return
                #"{"_beagleComponent_":"beagle:pageView","children":[\#(children(depth))],"currentPage":"@{\#(name())}"\#(context)}"#
        case 7:
            return
                #"{"_beagleComponent_":"beagle:listView","direction":"VERTICAL","dataSource":\#(take(2) == 0 ? value(0) : "\"@{\(name())}\""),"template":\#(component(depth + 1)),"iteratorName":"\#(name())"\#(context)}"#
        case 8:
            return
                #"{"_beagleComponent_":"beagle:tabBar","items":[{"title":"\#(words())"},{"title":"\#(words())"}],"currentTab":"@{\#(name())}","onTabSelection":[\#(action(0))]}"#
        case 9:
            return
                #"{"_beagleComponent_":"beagle:lazyComponent","path":"/\#(name())","initialState":\#(component(depth + 1))}"#
        default:
            return
                #"{"_beagleComponent_":"beagle:container",\#(start),"children":[\#(children(depth))]\#(style)\#(context)}"#
        }
    }

    private mutating func children(_ depth: Int) -> String {
        (0..<take(5)).map { _ in component(depth + 1) }.joined(separator: ",")
    }

    private mutating func style() -> String {
        let unit = { (number: String, percent: Int) in
            #"{"value":\#(number),"type":"\#(percent == 0 ? "PERCENT" : "REAL")"}"#
        }
        let directions = ["ROW", "COLUMN", "ROW_REVERSE", "COLUMN_REVERSE"]
        return """
            {"flex":{"flexDirection":"\(directions[take(4)])","grow":\(number()),"shrink":\(number())},\
            "size":{"width":\(unit(number(), take(2))),"height":\(unit(number(), take(2)))},\
            "margin":{"all":\(unit(number(), take(2)))},"positionType":"\(take(3) == 0 ? "ABSOLUTE" : "RELATIVE")",\
            "display":"\(take(8) == 0 ? "NONE" : "FLEX")","cornerRadius":{"radius":\(number())}}
            """
    }

    private mutating func number() -> String {
        ["0", "1", "50", "-3", "0.5", "1e9", "-1e9", "1e308", "100", "7.25"][take(10)]
    }

    private mutating func name() -> String { ["a", "b", "c", "global"][take(4)] }

    private mutating func words() -> String {
        switch take(7) {
        case 0: "@{\(name())}"
        case 1: "@{sum(\(name()), \(number()))}"
        case 2: "@{\(name()).x[\(take(3))]}"
        case 3: "@{concat(\(name()), 'x')} \\\\@{a}"
        case 4: ""
        default:
            ["Rides", "\u{5D0}\u{5D1} a", "\u{1F6B2}\u{200D}", "a longer text that has to wrap somewhere"][take(4)]
        }
    }

    private mutating func value(_ depth: Int) -> String {
        switch take(depth > 2 ? 4 : 6) {
        case 0: number()
        case 1: "\"\(words())\""
        case 2: "null"
        case 3: "true"
        case 4: "[\((0..<take(4)).map { _ in value(depth + 1) }.joined(separator: ","))]"
        default: #"{"x":\#(value(depth + 1))}"#
        }
    }

    private mutating func action(_ depth: Int) -> String {
        switch take(depth > 1 ? 4 : 8) {
        case 0: #"{"_beagleAction_":"beagle:setContext","contextId":"\#(name())","value":\#(value(0))}"#
        case 1:
            #"{"_beagleAction_":"beagle:setContext","contextId":"\#(name())","path":"x[\#(take(3))]","value":"\#(words())"}"#
        case 2: #"{"_beagleAction_":"beagle:alert","message":"\#(words())"}"#
        case 3: #"{"_beagleAction_":"beagle:popView"}"#
        case 4:
            #"{"_beagleAction_":"beagle:condition","condition":"@{eq(\#(name()), \#(number()))}","onTrue":[\#(action(depth + 1))],"onFalse":[\#(action(depth + 1))]}"#
        case 5:
            #"{"_beagleAction_":"beagle:addChildren","componentId":"\#(name())","value":[\#(component(Self.deepest))]}"#
        case 6:
            #"{"_beagleAction_":"beagle:pushView","route":{"screen":{"_beagleComponent_":"beagle:screenComponent","child":\#(component(Self.deepest))}}}"#
        default: #"{"_beagleAction_":"beagle:sendRequest","url":"/\#(name())","onFinish":[\#(action(depth + 1))]}"#
        }
    }
}
