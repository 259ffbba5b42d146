import Flexbox
import Testing

@testable import Beagle

@Suite("Styles built in code")
struct StyleBuildingTests {
    @Test func `A style built in one call equals one built by chained calls`() {
        let inOne = Style(
            backgroundColor: "#fff", cornerRadius: CornerRadius(radius: 8), borderWidth: 1.5,
            size: Size(width: .percent(50), aspectRatio: 2), margin: EdgeValue(all: 10),
            flex: Flex(flexDirection: .row, grow: 1))
        let chained = Style()
            .backgroundColor("#fff").cornerRadius(CornerRadius(radius: 8)).borderWidth(1.5)
            .size(Size().width(.percent(50)).aspectRatio(2)).margin(EdgeValue().all(10))
            .flex(Flex().flexDirection(.row).grow(1))
        #expect(inOne == chained)
        var box = FlexStyle.component
        chained.apply(to: &box, values: LiteralReader())
        #expect(box.flexGrow == 1 && box.flexShrink == 1 && box.width == .percent(50))
    }
}
