import FoundationShims
import Testing

@Suite("Comparison predicates and expressions")
struct ExpressionTests {
    /// Returns the variables of a predicate, as a form does that observes the rows which it names.
    private func variables(of predicate: NSPredicate) -> [String] {
        if let compound = predicate as? NSCompoundPredicate {
            return compound.subpredicates.flatMap(variables)
        }
        guard let comparison = predicate as? SessionComparisonPredicate else { return [] }
        return [comparison.leftExpression, comparison.rightExpression].flatMap { expression -> [String] in
            [.variable, .function].contains(expression.expressionType) ? ["\(expression)"] : []
        }
    }

    @Test func `A format makes predicates of the classes that apps look for`() throws {
        let predicate = NSPredicate(format: "NOT ($more == %@) AND ($row.title == 'x' OR name ==[cd] %@)", false, "É")
        #expect(variables(of: predicate) == ["$more", "$row.title"])
        #expect((predicate as? NSCompoundPredicate)?.compoundPredicateType == .and)
        let comparison = try #require(NSPredicate(format: "ANY ages >= 3") as? SessionComparisonPredicate)
        #expect(comparison.predicateOperatorType == .greaterThanOrEqualTo)
        #expect(comparison.comparisonPredicateModifier == .any)
        #expect(comparison.leftExpression.keyPath == "ages")
        #expect(comparison.rightExpression.constantValue as? Int64 == 3)
        #expect("\(comparison)" == "ANY ages >= 3")
        #expect(!(NSPredicate(format: "TRUEPREDICATE") is SessionComparisonPredicate))
    }

    @Test func `Variables have values with key paths`() {
        let predicate = NSPredicate(format: "$row.title == 'x' AND $more == true")
        #expect(predicate.evaluate(with: nil, substitutionVariables: ["row": ["title": "x"], "more": true]))
        #expect(!predicate.evaluate(with: nil, substitutionVariables: ["row": ["title": "y"], "more": true]))
    }

    @Test func `An app compares expressions of its own`() {
        let predicate = SessionComparisonPredicate(
            leftExpression: SessionExpression(forKeyPath: "name"),
            rightExpression: SessionExpression(forConstantValue: "ann"), modifier: .direct, type: .beginsWith,
            options: .caseInsensitive)
        #expect(predicate.evaluate(with: ["name": "Anna"]) && !predicate.evaluate(with: ["name": "Bea"]))
        #expect(predicate.options == .caseInsensitive && "\(predicate)" == "name BEGINSWITH[c] \"ann\"")
    }

    @Test(
        arguments: [
            ("2 * (3 + 4) - 1", 13), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 3 ** 2", 64), ("-(2 + 3)", -5),
            ("abs(3 - 5) + sqrt(16)", 6), ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
            ("sum({1, 2, 3}) + max(list)", 11), ("1 / 0", .infinity),
        ])
    func `An expression calculates`(format: String, result: Double) {
        let value = SessionExpression(format: format).expressionValue(with: ["list": [2, 5]], context: nil)
        #expect(value as? Double == result)
    }

    @Test func `Predicates calculate, and parentheses contain an operand, a list or a predicate`() {
        let person: [String: Any] = ["age": 30, "name": "Ann"]
        for format in [
            "(age + 12) / 2 == 21", "((age + 12)) > 1 AND (age > 1)", "age IN (30)", "age IN (1, 30)", "(age) == 30",
            "uppercase(name) == 'ANN'", "(age == 30 OR age == 1) AND name == 'Ann'",
        ] {
            #expect(NSPredicate(format: format).evaluate(with: person), "\(format)")
        }
        #expect(PredicateFormat.problem(with: "magic(age) == 1") == "has an unknown function: magic")
    }
}
