import FoundationShims
import Testing

@Suite("Predicates without Core Data")
struct PredicateFormatTests {
    private final class Person: NSObject {
        let name: String
        let age: Int?
        init(_ name: String, _ age: Int?) { (self.name, self.age) = (name, age) }
    }

    @Test func `A predicate validates texts by a regular expression`() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(mail.evaluate(with: "a@b.org") && !mail.evaluate(with: "a@b"))
    }

    @Test(
        arguments: [
            ("SELF CONTAINS[cd] %@", "Éclair de café", "CAFE"), ("SELF BEGINSWITH[c] %@", "Éclair", "éCL"),
            ("SELF LIKE %@", "Éclair de café", "É*caf?"), ("NOT (SELF == %@)", "a", "b"),
        ])
    func `A predicate compares a text`(format: String, text: String, argument: String) {
        #expect(NSPredicate(format: format, argument).evaluate(with: text))
        #expect(NSPredicate(format: format, argumentArray: [argument]).evaluate(with: text))
    }

    @Test func `Predicates and sort descriptors work on an app's own objects and on dictionaries`() {
        let people = [Person("Ann", 30), Person("Bea", nil), Person("Cid", 20)] as NSArray
        let found = people.filtered(using: NSPredicate(format: "age < %d AND name != %@", 40, "Ann"))
        #expect(found.compactMap { ($0 as? Person)?.name } == ["Cid"])
        let sorted = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: true)])
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Bea", "Cid", "Ann"])
        let rows = [["name": "Ann", "age": 30], ["name": "Bea", "age": 20]].map { $0 as NSDictionary } as NSArray
        #expect(rows.filtered(using: NSPredicate(format: "age BETWEEN %@", [25, 35])).count == 1)
        #expect(NSPredicate(format: "ANY SELF > 2").evaluate(with: [1, 2, 3]))
    }
}
